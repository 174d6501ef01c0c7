/** A `srcset` from widths in px and the address of each; one alone is no choice and is without its width. */
export function srcSet(widths: readonly number[], urlFor: (width: number) => string): string {
  if (widths.length === 1) return widths.map(urlFor).join();
  return widths.map((width) => `${urlFor(width)} ${width}w`).join(", ");
}
