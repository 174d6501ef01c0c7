import { describe, expect, it } from "vitest";
import { contrast } from "../../packages/ui/src/tokens/contrast.ts";
import { contrastPairs } from "../../packages/ui/src/tokens/contrast-pairs.ts";
import type { BrandSchemes } from "../../packages/ui/src/tokens/shape.ts";
import { weakPairs } from "../../packages/ui/src/tokens/weak-pairs.ts";
import { expectNone } from "./tree.ts";

const contrastFaults = (schemes: BrandSchemes) =>
  weakPairs(schemes).map(
    ({ scheme, over, under, ratio, reached }) =>
      `${scheme}: ${over} on ${under} reaches ${reached.toFixed(2)}, needs ${ratio}.`,
  );

const modules = import.meta.glob<Record<string, BrandSchemes>>(
  ["../../packages/ui/src/themes/*/*.ts", "!**/index.ts", "!**/*.css.ts"],
  { eager: true },
);
const brands = Object.values(modules).flatMap((exports) =>
  Object.entries(exports)
    .filter(([, value]) => typeof value === "object" && value !== null && "light" in value)
    .map(([name, schemes]) => ({ name, schemes })),
);

describe("law 5: each brand's colour pairs meet WCAG AA", () => {
  it("finds both brands and the pairs", () => {
    expect(brands.length).toBeGreaterThanOrEqual(2);
    expect(contrastPairs.length).toBeGreaterThan(20);
  });

  it.each(brands)("$name, in light and in dark", ({ schemes }) => {
    expect(Object.keys(schemes)).toEqual(["light", "dark"]);
    expectNone(contrastFaults(schemes));
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
});
