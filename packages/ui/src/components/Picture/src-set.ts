/** A `srcset` from widths in px and the address of each. */
export function srcSet(widths: readonly number[], urlFor: (width: number) => string): string {
  return widths.map((width) => `${urlFor(width)} ${width}w`).join(", ");
}
