type Linear = [red: number, green: number, blue: number];

/** Reads an opaque `#rrggbb`; other notations have no contrast of their own. */
function channels(colour: string): Linear {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!hex) throw new Error(`“${colour}” is no opaque #rrggbb; a colour of a contrast pair must be one`);
  const linear = (pair = "0"): number => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [linear(hex[1]), linear(hex[2]), linear(hex[3])];
}

/** Relative luminance of WCAG 2.2. */
function luminance(colour: string): number {
  const [red, green, blue] = channels(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2.2 between two opaque colours (`#rrggbb`), 1 to 21. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
