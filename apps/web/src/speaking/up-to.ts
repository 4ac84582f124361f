/** The numbers from one to the last. */
export const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, before) => before + 1);
