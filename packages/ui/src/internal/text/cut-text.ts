/** Number of code points: what a person counts as characters, where `length` counts 𠮷 or 😀 twice. */
export function countCodePoints(text: string): number {
  return Array.from(text).length;
}

/** The first `max` code points of a text. */
export function cutCodePoints(text: string, max: number): string {
  const points = Array.from(text);
  return points.length <= max ? text : points.slice(0, max).join("");
}
