/** A brand of another shop, made of one of ours and of what is different: an accent colour is enough. */
import type Color from "colorjs.io";
import { contrast } from "./contrast.ts";
import { withDark } from "./dark-scheme.ts";
import { type ApartPair, isNear, leastApart, nearPairs } from "./near-pairs.ts";
import { apartFrom, hexOf, inkOn, lightnessOf, readableOn, readColor, withLightness } from "./oklch.ts";
import type { Brand, BrandSchemes, ColorToken } from "./shape.ts";
import { weakPairs } from "./weak-pairs.ts";

type Colors = Brand["color"];
type OtherTokens = { readonly [Group in Exclude<keyof Brand, "color">]?: Partial<Brand[Group]> };

export interface BrandDefinition extends OtherTokens {
  /** The brand whose tokens stay where nothing else is given. */
  from: BrandSchemes;
  /** The action colour, in any CSS notation. Made darker where text in it could not be read. */
  accent?: string;
  /** The loud colour for one thing on a screen, in any CSS notation. */
  signal?: string;
  /** Any colour token as it shall be, in any CSS notation. It is not changed, also where one would be derived. */
  color?: Partial<Colors>;
  /** Any colour of the dark scheme that shall be another than what follows from the light one. */
  dark?: Partial<Colors>;
}

const grounds = ["page", "surface", "surfaceSunken", "surfaceRaised"] as const satisfies ColorToken[];
const textRatio = 4.5;
/** How much a step changes the lightness of OKLCH, which is 0 for black and 1 for white. */
const step = { hover: 0.05, pressed: 0.1, search: 0.005, darkest: 0.1 } as const;
const soft = { lightness: 0.955, mostChroma: 0.025 } as const;

const isBetween = (color: Color): boolean => lightnessOf(color) > step.darkest && lightnessOf(color) < 1;
const darker = (color: Color, by: number): string =>
  hexOf(withLightness(color, Math.max(lightnessOf(color) - by, step.darkest)));

/** A very light ground of the same hue. */
const softOf = (color: Color): string => hexOf(withLightness(color, soft.lightness, soft.mostChroma));

function accentColors(value: string, base: Colors): Partial<Colors> {
  const wanted = readColor("accent", value);
  const accentSoft = softOf(wanted);
  const on = [...grounds.map((ground) => base[ground]), accentSoft, "#ffffff"];
  const color = readableOn(wanted, on, -1, textRatio);
  const [accent, accentHover, accentPressed] = [
    hexOf(color),
    darker(color, step.hover),
    darker(color, step.pressed),
  ];
  return {
    ...{ accent, accentHover, accentPressed, accentSoft, onAccentSoft: accentHover },
    ...{ onAccent: inkOn([accent, accentHover, accentPressed], base.text) },
    ...{ link: accent, linkHover: accentHover, focus: accent },
    ...{ info: accent, infoSoft: accentSoft, onInfoSoft: accentHover },
  };
}

/** The signal and its darker states, or as much lighter or darker as the words on them need. */
function signalColors(value: string, base: Colors): Partial<Colors> {
  const wanted = readColor("signal", value);
  const onSignal = inkOn([hexOf(wanted)], base.text);
  const away = onSignal === base.text ? step.search : -step.search;
  const fillsOf = (color: Color) => [0, step.hover / 2, step.pressed / 2].map((by) => darker(color, by));
  let color = wanted;
  while (fillsOf(color).some((fill) => contrast(onSignal, fill) < textRatio) && isBetween(color))
    color = withLightness(color, lightnessOf(color) + away);
  const [signal, signalHover, signalPressed] = fillsOf(color);
  return { signal, signalHover, signalPressed, onSignal } as Partial<Colors>;
}

/** A name that no token has would change nothing and say nothing, where a shop's script is not type-checked. */
function checkNames(group: string, tokens: object, known: object): void {
  for (const name of Object.keys(tokens))
    if (!Object.hasOwn(known, name)) throw new Error(`“${name}” is no token of ${group}`);
}

/** A mall may buy in the red of its prices, as many do; what is wrong looks like neither. */
const isTaste = ({ pair: [one, other] }: ApartPair): boolean => other === "accent" && one !== "danger";

/** Danger and its states, as much darker as they need to be told from the colours beside them. */
function dangerColors({ danger, sale, price, warning, accent }: Colors): Partial<Colors> {
  const wanted = readColor("danger", danger);
  const beside = [sale, price, warning, accent];
  const color = apartFrom(wanted, -1, (hex) => beside.some((other) => isNear(hex, other)));
  if (color === wanted) return {};
  const dangerHover = darker(color, step.hover);
  return { danger: hexOf(color), dangerHover, onDangerSoft: dangerHover };
}

/** Given colours as contrast can be counted of them; half-transparent ones as they are. */
const given = (colors: Partial<Colors>): Partial<Colors> =>
  Object.fromEntries(
    Object.entries(colors).map(([name, value]) => {
      const color = readColor(name, value);
      return [name, color.alpha < 1 ? value : hexOf(color)];
    }),
  );

/**
 * A brand by what is different: hover, pressed, soft, link and focus colours follow from the accent, with contrast held. Throws where
 * given colours cannot be read upon each other (WCAG 2.2 AA), or where a danger cannot be told from a sale or an action, with each
 * pair in the message; `danger` becomes darker for that where it is not given. The dark scheme follows from the light one.
 */
export function defineBrand(definition: BrandDefinition): Required<BrandSchemes> {
  const { from, accent, signal, color = {}, dark = {}, ...groups } = definition;
  for (const [group, tokens] of Object.entries({ color, ...groups })) {
    checkNames("a brand", { [group]: tokens }, from.light);
    checkNames(group, tokens, from.light[group as keyof Brand]);
  }
  checkNames("dark", dark, from.light.color);
  const base: Colors = { ...from.light.color, ...given(color) };
  const light = Object.fromEntries(
    Object.entries(from.light).map(([group, tokens]) => [
      group,
      { ...tokens, ...groups[group as keyof OtherTokens] },
    ]),
  ) as unknown as Brand;
  const own: Colors = {
    ...base,
    ...(accent ? accentColors(accent, base) : {}),
    ...(signal ? signalColors(signal, base) : {}),
    ...given(color),
  };
  const brand = withDark({ ...light, color: { ...own, ...dangerColors(own), ...given(color) } }, given(dark));
  const weak = weakPairs(brand).map(
    ({ scheme, over, under, reached, ratio }) =>
      `${scheme}: ${over} on ${under} reaches ${reached.toFixed(2)} of ${ratio}`,
  );
  if (weak.length > 0) throw new Error(`These colours are too near to each other: ${weak.join("; ")}`);
  const near = nearPairs(brand)
    .filter((one) => !isTaste(one))
    .map(
      ({ scheme, pair, reached }) =>
        `${scheme}: ${pair.join(" and ")} are ${reached.toFixed(2)} apart, ${leastApart} is the least`,
    );
  if (near.length > 0)
    throw new Error(
      `These colours mean different things and look alike; give one of each pair in \`color\` or \`dark\`: ${near.join("; ")}`,
    );
  return brand;
}
