import { execFileSync } from "node:child_process";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { compareLanguages, compareValues, repeatedTexts } from "../../tools/parts/languages.mjs";
import { importsOf } from "./imports.ts";
import { expectNone, fakeTree, realTree, root, type Tree } from "./tree.ts";

/** Messages whose values are typed by hand, or not at all. */
const untyped = (tree: Tree): string[] =>
  tree.paths
    .filter((file) => file.endsWith(".messages.ts"))
    .filter((file) => !importsOf(tree.read(file)).some((name) => name.endsWith("/define-messages.ts")))
    .map((file) => `${file}: take defineMessages from messages/define-messages.ts, which reads the values.`);

describe("law 11: zh_CN and en have the same message ids, a text appears once and says what fills it", () => {
  it("agrees over every message of mall-components", () => {
    const output = execFileSync(process.execPath, [path.join(root, "tools/messages.mjs"), "--check"], {
      encoding: "utf8",
    });
    expect(Number.parseInt(output, 10)).toBeGreaterThan(0);
  });

  it("bites on a missing, a surplus and an empty text", () => {
    expect(compareLanguages({ "a.b": "一" }, { "a.b": "one" })).toEqual([]);
    expect(compareLanguages({ "a.b": "一" }, {})[0]).toContain("has no English");
    expect(compareLanguages({}, { "a.b": "one" })[0]).toContain("only");
    expect(compareLanguages({ "a.b": "" }, { "a.b": "" })).toHaveLength(2);
  });

  it("bites on a text that two messages say in both languages", () => {
    const chinese = { "a.less": "收起", "b.less": "收起", "b.more": "更多" };
    expect(repeatedTexts(chinese, { "a.less": "Less", "b.less": "Fewer", "b.more": "Less" })).toEqual([]);
    expect(repeatedTexts(chinese, { "a.less": "Less", "b.less": "Less", "b.more": "More" })).toEqual([
      expect.stringContaining("a.less and b.less"),
    ]);
  });

  it("bites on English that asks for what the Chinese does not name, or counts what may be text", () => {
    const text = (value: string) => [{ type: 1, value }];
    const number = (value: string) => [{ type: 2, value }];
    const plural = (value: string) => [{ type: 6, value, options: { other: { value: text("name") } } }];
    expect(compareValues({ a: text("n") }, { a: text("n") })).toEqual([]);
    expect(compareValues({ a: [...number("n"), ...text("name")] }, { a: plural("n") })).toEqual([]);
    expect(compareValues({ a: text("n") }, { a: text("m") })[0]).toContain("asks for {m}");
    expect(compareValues({ a: text("n") }, { a: number("n") })[0]).toContain("is a number in English");
    expect(compareValues({ a: number("n") }, { a: plural("n") })[0]).toContain("asks for {name}");
  });

  it("knows the values of every message", () => {
    expectNone(untyped(realTree()));
  });

  it("bites on messages whose values no one knows", () => {
    const file = "packages/mall-components/src/order/A/A.messages.ts";
    expect(untyped(fakeTree({ [file]: 'import { defineMessages } from "react-intl";' }))).toHaveLength(1);
    const allowed = 'import { defineMessages } from "../../messages/define-messages.ts";';
    expect(untyped(fakeTree({ [file]: allowed }))).toEqual([]);
  });

  const manuals = realTree().paths.filter((file) => /^docs\/how-to\/.+\.zh\.md$/.test(file));
  const samplesOf = (file: string) =>
    realTree()
      .read(file)
      .match(/^```[^\n]*\n[\s\S]*?^```$/gm) ?? [];

  it("finds manuals in two languages", () => {
    expect(manuals).toContain("docs/how-to/use-the-packages.zh.md");
    expect(manuals).toContain("docs/how-to/test-a-shop.zh.md");
  });

  it.each(manuals)("shows in %s the same files and commands as the English one, which CI runs", (manual) => {
    const english = samplesOf(manual.replace(".zh.md", ".md"));
    expect(english.length).toBeGreaterThan(1);
    expect(samplesOf(manual)).toEqual(english);
  });

  it("shows how to test a shop by tests that run as they are", () => {
    const tree = realTree();
    const shown = samplesOf("docs/how-to/test-a-shop.md").map((sample) => {
      const [, file = "", text = ""] = /^```ts (\S+)\n([\s\S]*)```$/.exec(sample) ?? [];
      return { file, text };
    });
    expect(shown.length).toBeGreaterThan(1);
    for (const { file, text } of shown) expect(text, file).toBe(tree.has(file) ? tree.read(file) : "");
  });
});
