/** Chance that comes out the same for the same seed (mulberry32): a case that fails is named by its number. */
export interface Some {
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  chance(share: number): boolean;
  one<T>(of: readonly T[]): T;
  /** From none to so many. */
  list<T>(most: number, make: (at: number) => T): T[];
}

export function some(seed: number): Some {
  let state = (seed + 1) * 0x9e3779b9;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    chance: (share) => next() < share,
    one: <T>(of: readonly T[]) => of[between(0, of.length - 1)] as T,
    list: (most, make) => Array.from({ length: between(0, most) }, (_, at) => make(at)),
  };
}
