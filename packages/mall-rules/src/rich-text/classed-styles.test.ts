import { describe, expect, test } from "vitest";
import { classedStyles } from "./classed-styles.ts";

/** The declarations of each class, by the order of the classes in the text. */
function looksOf({ html, rules }: ReturnType<typeof classedStyles>): (string | undefined)[] {
  return [...html.matchAll(/class="([^"]+)"/g)].map(([, name]) =>
    rules.includes(`.${name}{`) ? rules.split(`.${name}{`)[1]?.split("}")[0] : undefined,
  );
}

describe("style attributes of cleaned text", () => {
  test("become classes with the same declarations", () => {
    const text = classedStyles(
      '<p style="text-align:center">a</p><td colspan="2" style="color:#f00;width:50%">b</td>',
    );
    expect(text.html).toMatch(/^<p class="rt-\w+">a<\/p><td class="rt-\w+" colspan="2">b<\/td>$/);
    expect(looksOf(text)).toEqual(["text-align:center", "color:#f00;width:50%"]);
  });

  test("that are alike share one class, in this text and every other", () => {
    const one = classedStyles('<p style="color:red">a</p><p style="color: RED;">b</p>');
    expect(one.rules.match(/\{/g)).toHaveLength(1);
    expect(classedStyles('<i style="color:red">c</i>').rules).toBe(one.rules);
  });

  test("that are not allowed are gone, and can write no rule of their own", () => {
    for (const style of [
      "position:fixed",
      "color:red}body{display:none",
      "color:red;}*{x:y",
      "}</style><script>",
      "",
    ]) {
      const { html, rules } = classedStyles(`<p style="${style}">a</p>`);
      expect(html).not.toContain("style");
      expect(rules).not.toMatch(/body|display|position|<|\*/);
      expect(rules.match(/[{}]/g) ?? []).toHaveLength(rules === "" ? 0 : 2);
    }
  });

  test("only in tags: words that look like one stay", () => {
    for (const html of [
      '<p>write style="color:red" here</p>',
      '<a title=" style=" href="/x">x</a>',
      '<img alt="a style=&quot;color:red&quot; b" src="/pictures/a.webp">',
      '<p>&lt;p style="color:red"&gt;</p>',
      "",
      "<p>plain</p>",
    ])
      expect(classedStyles(html)).toEqual({ html, rules: "" });
    expect(classedStyles('<a title=" style=" style="color:red" rel="x">x</a>').html).toMatch(
      /^<a class="rt-\w+" title=" style=" rel="x">x<\/a>$/,
    );
  });

  test("beside a class of the text's own", () => {
    expect(classedStyles('<p class="a b" style="color:red">x</p>').html).toMatch(
      /^<p class="a b rt-\w+">x<\/p>$/,
    );
    expect(classedStyles('<br style="color:red" />').html).toMatch(/^<br class="rt-\w+" \/>$/);
  });

  test("in a text of a megabyte take no longer than reading it", () => {
    const many = '<p style="color:red">a</p>'.repeat(40_000);
    expect(classedStyles(many).rules.match(/\{/g)).toHaveLength(1);
    // Nothing that looks like a tag and never ends may be read again and again.
    for (const endless of [
      `<p${" a".repeat(100_000)}`,
      `<p${' a="'.repeat(50_000)}`,
      "<p style=".repeat(50_000),
    ])
      expect(classedStyles(endless).rules).toBe("");
  });
});
