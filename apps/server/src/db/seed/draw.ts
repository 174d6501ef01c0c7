/** Draws numbers from 0 up to 1. */
export type Draw = () => number;

/** A stream of numbers that is the same for the same seed (mulberry32). */
export function seededDraw(seed: number): Draw {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
