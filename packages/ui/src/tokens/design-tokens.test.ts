import { describe, expect, test } from "vitest";
import { baigong } from "../themes/baigong/baigong.ts";
import { qinghe } from "../themes/qinghe/qinghe.ts";
import { type DesignTokens, fromDesignTokens, toDesignTokens } from "./design-tokens.ts";

describe("a brand as a file of design tokens", () => {
  test.each([
    ["baigong", baigong, qinghe],
    ["qinghe", qinghe, baigong],
  ])("%s comes back as it was, also through JSON and over another brand", (_, brand, other) => {
    const file: DesignTokens = JSON.parse(JSON.stringify(toDesignTokens(brand)));
    const back = fromDesignTokens(file, other.light);
    // A length of nothing needs no unit, and a name of one word no quotes.
    const plain = (schemes: object) =>
      JSON.parse(JSON.stringify(schemes).replaceAll('"0px"', '"0"').replaceAll('\\"', ""));
    expect(plain(back)).toEqual(plain(brand));
  });

  test("values are written by their types", () => {
    const { light } = toDesignTokens(baigong) as unknown as { light: Record<string, Record<string, object>> };
    expect(light.color?.accent).toMatchObject({
      $type: "color",
      $value: { colorSpace: "srgb", hex: "#0f56a8", alpha: 1 },
    });
    expect(light.space?.m).toEqual({ $type: "dimension", $value: { value: 12, unit: "px" } });
    expect(light.duration?.fast).toEqual({ $type: "duration", $value: { value: 120, unit: "ms" } });
    expect(light.easing?.standard).toEqual({ $type: "cubicBezier", $value: [0.2, 0, 0, 1] });
    expect(light.weight?.strong).toEqual({ $type: "fontWeight", $value: 600 });
  });

  test("a file says as much as it wants, by references too; the dark scheme follows", () => {
    const accent = { $type: "color", $value: { colorSpace: "srgb", components: [0.4157, 0.1059, 0.6039] } };
    const file = { light: { color: { accent, link: { $value: "{light.color.accent}" } } } };
    const { light, dark } = fromDesignTokens(file as unknown as DesignTokens, baigong.light);
    expect([light.color.accent, light.color.link, light.color.price]).toEqual([
      "#6a1b9a",
      "#6a1b9a",
      baigong.light.color.price,
    ]);
    expect(dark.color.accent).not.toBe(baigong.dark.color.accent);
  });

  test("what refers to itself or is of another type is refused by its name", () => {
    const color = (value: unknown) =>
      ({ light: { color: { accent: { $value: value } } } }) as unknown as DesignTokens;
    expect(() => fromDesignTokens(color("{light.color.accent}"), baigong.light)).toThrow(
      "light.color.accent refers",
    );
    expect(() => fromDesignTokens(color({ colorSpace: "paper" }), baigong.light)).toThrow(
      "light.color.accent is no color",
    );
  });
});
