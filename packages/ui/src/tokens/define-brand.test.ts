import { describe, expect, test } from "vitest";
import { baigong } from "../themes/baigong/baigong.ts";
import { qinghe } from "../themes/qinghe/qinghe.ts";
import { brandCss } from "./brand-rules.ts";
import { contrast } from "./contrast.ts";
import { defineBrand } from "./define-brand.ts";
import { nearPairs } from "./near-pairs.ts";
import { weakPairs } from "./weak-pairs.ts";

describe("a brand by what is different", () => {
  test.each([
    ["a hex colour", "#6a1b9a"],
    ["oklch", "oklch(0.45 0.2 305)"],
    ["hsl", "hsl(160 84% 30%)"],
    ["a name", "crimson"],
    ["beyond sRGB", "color(display-p3 0 0.6 0.3)"],
    ["much too light", "#ffe066"],
    ["white", "white"],
    ["black", "#000"],
  ])("an accent as %s can be read wherever it is used", (_, accent) => {
    for (const from of [baigong, qinghe]) {
      const brand = defineBrand({ from, accent, signal: accent });
      expect(weakPairs(brand)).toEqual([]);
      expect(brand.light.space).toEqual(from.light.space);
    }
  });

  test.each([
    ["crimson", "crimson"],
    ["the red of many malls", "#e1251b"],
    ["the orange of others", "#ff5000"],
    ["a dark red", "#8a1538"],
    ["danger itself", baigong.light.color.danger],
    ["a green whose reds are lightened in the dark", "hsl(160 84% 30%)"],
  ])("what is wrong is told from what is sold and pressed where the accent is %s", (_, accent) => {
    for (const from of [baigong, qinghe]) {
      const brand = defineBrand({ from, accent });
      const near = nearPairs(brand).filter(
        ({ pair: [one, other] }) => other !== "accent" || one === "danger",
      );
      expect(near).toEqual([]);
      expect(weakPairs(brand)).toEqual([]);
    }
  });

  test("a danger that is told from the others stays, and one that is given is refused where it is near", () => {
    const { color } = defineBrand({ from: baigong, accent: "#6a1b9a" }).light;
    expect(color.danger).toBe(baigong.light.color.danger);
    const danger = "#c8102e";
    expect(() => defineBrand({ from: baigong, color: { danger } })).toThrow(
      "give one of each pair in `color` or `dark`: light: sale and danger are 0.05 apart, 0.1 is the least",
    );
    expect(() => defineBrand({ from: baigong, accent: danger, color: { danger } })).toThrow(
      /danger and accent/,
    );
    expect(() => defineBrand({ from: baigong, dark: { danger: baigong.dark.color.price } })).toThrow(
      /dark: price and danger/,
    );
  });

  test("a dark enough accent is kept as it is, and its states are darker in turn", () => {
    const { color } = defineBrand({ from: baigong, accent: "#6a1b9a" }).light;
    expect(color.accent).toBe("#6a1b9a");
    const [normal, hover, pressed] = [color.accent, color.accentHover, color.accentPressed].map((one) =>
      contrast(one ?? "", "#ffffff"),
    );
    expect(hover).toBeGreaterThan(normal ?? 0);
    expect(pressed).toBeGreaterThan(hover ?? 0);
    expect([color.link, color.onAccent]).toEqual(["#6a1b9a", "#ffffff"]);
    expect(color.price).toBe(baigong.light.color.price);
  });

  test("what is given stays, also where it would be derived, and half-transparent colours stay as written", () => {
    const color = { link: "oklch(0.4 0.15 250)", overlay: "rgb(0 0 0 / 0.4)" };
    const { light } = defineBrand({ from: baigong, accent: "#6a1b9a", color, radius: { card: "12px" } });
    expect(light.color.link).toMatch(/^#[0-9a-f]{6}$/);
    expect(light.color.link).not.toBe("#6a1b9a");
    expect(light.color.overlay).toBe("rgb(0 0 0 / 0.4)");
    expect(light.radius.card).toBe("12px");
  });

  test("colours that cannot be read are refused with each pair, and what is no colour by its name", () => {
    expect(() => defineBrand({ from: baigong, color: { text: "#eeeeee" } })).toThrow(
      /text on page reaches 1\.\d\d of 4\.5; light: text on surface/,
    );
    expect(() => defineBrand({ from: baigong, accent: "blueish" })).toThrow(
      "“blueish” of accent is no CSS colour",
    );
  });

  test("a name that no token has is refused, in a script that is not type-checked, too", () => {
    const misspelt = { hedBg: "#000000" } as object;
    expect(() => defineBrand({ from: baigong, color: misspelt })).toThrow("“hedBg” is no token of color");
    expect(() => defineBrand({ from: baigong, dark: misspelt })).toThrow("“hedBg” is no token of dark");
    expect(() => defineBrand({ from: baigong, ...{ colour: misspelt } })).toThrow(
      "“colour” is no token of a brand",
    );
  });

  test("the one brand of a shop shows its dark scheme on a page that names no brand", () => {
    const dark = ':where(:root:not([data-mall-brand])[data-mall-scheme="dark"]) {\ncolor-scheme: dark;';
    expect(brandCss("own", baigong, { isDefault: true })).toContain(dark);
    expect(brandCss("own", baigong)).not.toContain(":root");
  });
});
