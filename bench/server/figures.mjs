/** The value below which a part of sorted numbers lies. */
export const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

export const sorted = (numbers) => [...numbers].sort((a, b) => a - b);
export const median = (numbers) => at(sorted(numbers), 0.5);
