/** A brand as a file of design tokens (DTCG, https://www.designtokens.org), for Figma and other tools, and back. */
import Color from "colorjs.io";
import { withDark } from "./dark-scheme.ts";
import { hexOf } from "./oklch.ts";
import type { Brand, BrandSchemes } from "./shape.ts";

/** One token of a file: its value by its type, or a reference to another, `{light.color.accent}`. */
interface DesignToken {
  $type?: string;
  $value: unknown;
}
/** Groups in groups, with tokens at their ends. */
export interface DesignTokens {
  readonly [name: string]: DesignTokens | DesignToken | string | undefined;
}

/** What has no type in the format is kept as its CSS, so that nothing is lost on the way back. */
const css = "dev.tradehall.css";

interface Kind {
  $type: string;
  write: (value: string) => unknown;
  read: (value: never) => string;
}

const withUnit = ($type: string, measure: RegExp): Kind => ({
  $type,
  write: (text) => {
    const [, value, unit] = measure.exec(text === "0" ? "0px" : text) ?? [];
    return unit && { value: Number(value), unit };
  },
  read: ({ value, unit }: { value: number; unit: string }) => `${value}${unit}`,
});
const dimension = withUnit("dimension", /^(-?[\d.]+)(px|rem)$/);
const number: Kind = {
  $type: "number",
  write: Number,
  read: (value: number) => String(value),
};

const color: Kind = {
  $type: "color",
  write: (text) => {
    const { coords, alpha } = new Color(text).to("srgb");
    const components = coords.map((part) => Number((part ?? 0).toFixed(4)));
    return { colorSpace: "srgb", components, alpha, hex: hexOf(new Color(text)).slice(0, 7) };
  },
  read: (value: {
    components: [number, number, number];
    alpha?: number;
    hex?: string;
    colorSpace: string;
  }) => {
    const { alpha = 1 } = value;
    const found = new Color(value.colorSpace, value.components, alpha);
    if (alpha === 1) return hexOf(found);
    const [red, green, blue] = found.to("srgb").coords.map((part) => Math.round((part ?? 0) * 255));
    return `rgb(${red} ${green} ${blue} / ${alpha})`;
  },
};

/** How the tokens of a group are written; groups that are not here have no type in the format. */
const kinds: { readonly [Group in keyof Brand]?: Kind } = {
  color,
  space: dimension,
  size: dimension,
  radius: dimension,
  borderWidth: dimension,
  fontSize: dimension,
  letterSpacing: dimension,
  lineHeight: number,
  weight: { ...number, $type: "fontWeight" },
  duration: withUnit("duration", /^([\d.]+)(ms|s)$/),
  font: {
    $type: "fontFamily",
    write: (text) => text.split(/,\s*/).map((name) => name.replaceAll(/^["']|["']$/g, "")),
    read: (value: string | readonly string[]) =>
      [value]
        .flat()
        .map((name) => (/^[a-z-]+$/.test(name) ? name : `"${name}"`))
        .join(", "),
  },
  easing: {
    $type: "cubicBezier",
    write: (text) => /^cubic-bezier\((.+)\)$/.exec(text)?.[1]?.split(",").map(Number),
    read: (value: readonly number[]) => `cubic-bezier(${value.join(", ")})`,
  },
};

const tokenOf = (kind: Kind | undefined, value: string): DesignTokens => {
  const $value = kind?.write(value);
  return (kind && $value
    ? { $type: kind.$type, $value }
    : { $extensions: { [css]: value } }) as unknown as DesignTokens;
};

const groupsOf = (brand: Brand, names: readonly (keyof Brand)[]): DesignTokens =>
  Object.fromEntries(
    names.map((group) => [
      group,
      Object.fromEntries(
        Object.entries(brand[group]).map(([name, value]) => [name, tokenOf(kinds[group], value)]),
      ),
    ]),
  );

/** Every token of a brand, by group; of the dark scheme the colours and the ground. */
export function toDesignTokens({ light, dark }: BrandSchemes): DesignTokens {
  const groups = Object.keys(light) as (keyof Brand)[];
  return { light: groupsOf(light, groups), ...(dark && { dark: groupsOf(dark, ["color", "ground"]) }) };
}

/** The token that a path of names leads to, through references. */
function find(file: DesignTokens, path: readonly string[], seen: readonly string[] = []): unknown {
  const key = path.join(".");
  if (seen.includes(key)) throw new Error(`${key} refers to itself`);
  let found: unknown = file;
  for (const name of path) found = (found as Record<string, unknown> | undefined)?.[name];
  const { $value, $extensions } = (found ?? {}) as { $value?: unknown; $extensions?: Record<string, string> };
  const reference = typeof $value === "string" ? /^\{(.+)\}$/.exec($value)?.[1] : undefined;
  return reference ? find(file, reference.split("."), [...seen, key]) : ($value ?? $extensions?.[css]);
}

/**
 * A brand from such a file; what the file does not say is as in `base`. The dark scheme follows from the light one where the file has
 * none. Throws where a token refers to itself, or has a value that is none of its type.
 */
export function fromDesignTokens(file: DesignTokens, base: Brand): Required<BrandSchemes> {
  const groupOf = (scheme: "light" | "dark", group: keyof Brand, before: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(before).map(([name, value]) => {
        const found = find(file, [scheme, group, name]);
        if (found === undefined || typeof found === "string") return [name, found ?? value];
        try {
          return [name, kinds[group]?.read(found as never) ?? value];
        } catch {
          throw new Error(`${scheme}.${group}.${name} is no ${kinds[group]?.$type}`);
        }
      }),
    );
  const light = Object.fromEntries(
    (Object.keys(base) as (keyof Brand)[]).map((group) => [group, groupOf("light", group, base[group])]),
  ) as unknown as Brand;
  const derived = withDark(light);
  const dark = {
    ...derived.dark,
    color: groupOf("dark", "color", derived.dark.color),
    ground: groupOf("dark", "ground", derived.dark.ground),
  } as Brand;
  return { light, dark };
}
