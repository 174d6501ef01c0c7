/** So many at once, and so many a second in the long run. */
export interface Bucket {
  /** Whether one more is allowed now. */
  take(): boolean;
}

export function createBucket(
  { burst, perSecond }: { burst: number; perSecond: number },
  now: () => number = () => performance.now(),
): Bucket {
  let left = burst;
  let filledAt = now();
  return {
    take() {
      const at = now();
      left = Math.min(burst, left + ((at - filledAt) / 1_000) * perSecond);
      filledAt = at;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
