import { describe, expect, it } from "vitest";
import { contrast } from "../../packages/ui/src/tokens/contrast.ts";
import { contrastPairs } from "../../packages/ui/src/tokens/contrast-pairs.ts";
import { leastApart, nearPairs } from "../../packages/ui/src/tokens/near-pairs.ts";
import { readColor } from "../../packages/ui/src/tokens/oklch.ts";
import type { BrandSchemes } from "../../packages/ui/src/tokens/shape.ts";
import { weakPairs } from "../../packages/ui/src/tokens/weak-pairs.ts";
import { expectNone } from "./tree.ts";

const contrastFaults = (schemes: BrandSchemes) =>
  weakPairs(schemes).map(
    ({ scheme, over, under, ratio, reached }) =>
      `${scheme}: ${over} on ${under} reaches ${reached.toFixed(2)}, needs ${ratio}.`,
  );

const nearFaults = (schemes: BrandSchemes) =>
  nearPairs(schemes).map(
    ({ scheme, pair, reached }) =>
      `${scheme}: ${pair.join(" and ")} are ${reached.toFixed(3)} from each other, ${leastApart} is the least.`,
  );

const modules = import.meta.glob<Record<string, BrandSchemes>>(
  ["../../packages/ui/src/themes/*/*.ts", "../../.storybook/brands/*.ts", "!**/index.ts", "!**/*.css.ts"],
  { eager: true },
);
const brands = Object.values(modules).flatMap((exports) =>
  Object.entries(exports)
    .filter(([, value]) => typeof value === "object" && value !== null && "light" in value)
    .map(([name, schemes]) => ({ name, schemes })),
);

describe("law 5: each brand's colour pairs meet WCAG AA, and a sale, a danger and an action are told apart", () => {
  it("finds both brands, the example of one outside, and the pairs", () => {
    expect(brands.map(({ name }) => name)).toEqual(expect.arrayContaining(["baigong", "qinghe", "hongyan"]));
    expect(contrastPairs.length).toBeGreaterThan(20);
  });

  it.each(brands)("$name, in light and in dark", ({ schemes }) => {
    expect(Object.keys(schemes)).toEqual(["light", "dark"]);
    expectNone(contrastFaults(schemes));
    expectNone(nearFaults(schemes));
  });

  it.each(brands)("$name, with prices as loud as the first brand's", ({ schemes }) => {
    const [first] = brands.map((brand) => brand.schemes.light);
    const { color, weight, fontSize } = schemes.light;
    expect(Number(weight.heavy)).toBeGreaterThanOrEqual(600);
    for (const size of ["priceS", "priceM", "priceL"] as const)
      expect(Number.parseFloat(fontSize[size])).toBeGreaterThanOrEqual(
        Number.parseFloat(first?.fontSize[size] ?? ""),
      );
    const colourful = (price = "") => readColor("price", price).coords[1] ?? 0;
    expect(colourful(color.price)).toBeGreaterThan(0.85 * colourful(first?.color.price));
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
    const brand = { color: grey } as unknown as BrandSchemes["light"];
    expect(contrastFaults({ light: brand, dark: brand })).toHaveLength(2 * contrastPairs.length);
  });

  it("bites reds that are one red", () => {
    const [{ light }] = brands.map(({ schemes }) => schemes) as [BrandSchemes];
    const color = { ...light.color, danger: light.color.sale, onDangerSoft: light.color.onSaleSoft };
    expect(nearFaults({ light: { ...light, color } })).toEqual([
      "light: sale and danger are 0.000 from each other, 0.1 is the least.",
      "light: price and danger are 0.000 from each other, 0.1 is the least.",
      "light: onSaleSoft and onDangerSoft are 0.000 from each other, 0.1 is the least.",
    ]);
  });
});
