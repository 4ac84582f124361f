/** A token bucket: so many at once, so many a second after that. */
export interface Bucket {
  /** Takes one; false when none is left. */
  take(now: number): boolean;
}

export function newBucket({ burst, perSecond }: { readonly burst: number; readonly perSecond: number }): Bucket {
  let left = burst;
  let last = Number.NEGATIVE_INFINITY;
  return {
    take(now) {
      left = Math.min(burst, left + (Math.max(0, now - last) / 1000) * perSecond);
      last = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
