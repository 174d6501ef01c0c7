/** Colours by their lightness, where 0 is black and 1 is white: what brands are derived with. */
import Color from "colorjs.io";
import { contrast } from "./contrast.ts";

/** Reads any CSS colour; throws one sentence. `name` is of whom it is. */
export function readColor(name: string, value: string): Color {
  try {
    return new Color(value).to("oklch");
  } catch {
    throw new Error(`“${value}” of ${name} is no CSS colour`);
  }
}

/** As `#rrggbb`, which is what contrast is counted of; a colour beyond sRGB becomes the nearest within. */
export const hexOf = (color: Color): string =>
  color.to("srgb").toGamut().toString({ format: "hex", collapse: false });

export const lightnessOf = (color: Color): number => color.coords[0] ?? 0;

/** The same hue at another lightness, and no more colourful than `mostChroma`. */
export function withLightness(color: Color, lightness: number, mostChroma = 1): Color {
  const changed = color.clone();
  changed.coords[0] = lightness;
  changed.coords[1] = Math.min(color.coords[1] ?? 0, mostChroma);
  return changed;
}

/** How far two colours are from each other in OKLab: 0 for the same, 1 for black and white. */
export const distance = (one: string, other: string): number => new Color(one).deltaE(other, "OK");

const step = 0.005;
const [darkest, lightest] = [0.1, 1];

/** The colour itself, or as much darker (`-1`) or lighter (`1`) as it needs until this is no longer so. */
function movedWhile(isWrong: (one: Color) => boolean, color: Color, way: 1 | -1): Color {
  const isFree = (one: Color) => (way > 0 ? lightnessOf(one) < lightest : lightnessOf(one) > darkest);
  let found = color;
  while (isWrong(found) && isFree(found))
    found = withLightness(found, Math.min(Math.max(lightnessOf(found) + way * step, darkest), lightest));
  return found;
}

/** The colour itself, or as much darker (`-1`) or lighter (`1`) as it needs for this contrast on each of the grounds. */
export const readableOn = (color: Color, grounds: readonly string[], way: 1 | -1, ratio: number): Color =>
  movedWhile((one) => grounds.some((ground) => contrast(hexOf(one), ground) < ratio), color, way);

/** The colour itself, or as much lighter (`1`) or darker (`-1`) as it needs until it is told from others; `isNear` says whether it is not. */
export const apartFrom = (color: Color, way: 1 | -1, isNear: (hex: string) => boolean): Color =>
  movedWhile((one) => isNear(hexOf(one)), color, way);

/** Of white and another ink, what reads better on all of these fills. */
export function inkOn(fills: readonly string[], ink: string): string {
  const least = (one: string) => Math.min(...fills.map((fill) => contrast(one, fill)));
  return least("#ffffff") >= least(ink) ? "#ffffff" : ink;
}
