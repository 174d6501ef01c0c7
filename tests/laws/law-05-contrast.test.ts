import { describe, expect, it } from "vitest";
import { contrastPairs } from "../../packages/ui/src/tokens/contrast-pairs.ts";
import type { BrandSchemes } from "../../packages/ui/src/tokens/shape.ts";
import { expectNone } from "./tree.ts";

type Linear = [red: number, green: number, blue: number];

/** Reads an opaque `#rrggbb`; other notations have no contrast of their own. */
function channels(colour: string): Linear {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!hex) throw new Error(`“${colour}” is no opaque #rrggbb; a colour of a contrast pair must be one`);
  return [hex[1], hex[2], hex[3]].map((pair) => {
    const share = Number.parseInt(pair ?? "0", 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Linear;
}

/** Relative luminance of WCAG 2.2. */
function luminance(colour: string): number {
  const [red, green, blue] = channels(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function weakPairs(name: string, colours: Record<string, string>): string[] {
  return contrastPairs.flatMap(({ over, under, ratio }) => {
    const reached = contrast(colours[over] ?? "", colours[under] ?? "");
    return reached >= ratio
      ? []
      : [`${name}: ${over} on ${under} reaches ${reached.toFixed(2)}, needs ${ratio}.`];
  });
}

const modules = import.meta.glob<Record<string, BrandSchemes>>(
  ["../../packages/ui/src/themes/*/*.ts", "!**/index.ts", "!**/*.css.ts"],
  { eager: true },
);
const brands = Object.values(modules).flatMap((exports) =>
  Object.entries(exports)
    .filter(([, value]) => typeof value === "object" && value !== null && "light" in value)
    .flatMap(([name, schemes]) =>
      Object.entries(schemes).map(([scheme, brand]) => ({ name: `${name} ${scheme}`, brand })),
    ),
);

describe("law 5: each brand's colour pairs meet WCAG AA", () => {
  it("finds both brands and the pairs", () => {
    expect(brands.length).toBeGreaterThanOrEqual(2);
    expect(contrastPairs.length).toBeGreaterThan(20);
  });

  it.each(brands)("$name", ({ name, brand }) => {
    expectNone(weakPairs(name, brand.color));
  });

  it("bites", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 1);
    expect(contrast("#777777", "#ffffff")).toBeLessThan(4.5);
    const grey = Object.fromEntries(
      contrastPairs.flatMap(({ over, under }) => [
        [over, "#999999"],
        [under, "#aaaaaa"],
      ]),
    );
    expect(weakPairs("grey", grey).length).toBe(contrastPairs.length);
  });
});
