import { expect, test } from "vitest";
import { inlineWords } from "./inlined-words.ts";

const files: Record<string, string> = {
  "./A.messages.ts": `export const words = defineMessages({
  open: { id: "a.open", defaultMessage: "打开" },
  shut: { id: "a.shut", defaultMessage: "“关”" },
});
export const kinds = defineMessages({ open: { id: "a.kind.open", defaultMessage: "开着" } });
export const mixed = { ...defineMessages({}), open: words.open };`,
};
const inline = (code: string) => inlineWords(code, (source) => files[source] ?? "");
const door = (names: string) => `import { ${names} } from "./A.messages.ts";`;

test("a module carries only the words that it says, each once", () => {
  const code = `${door("words, kinds")}\nexport const A = () => <b title={t(words.open)}>{t(words.open)}{t(kinds.open)}</b>;`;
  expect(inline(code)).toBe(
    'const words$open = { id: "a.open", defaultMessage: "打开" }; ' +
      'const kinds$open = { id: "a.kind.open", defaultMessage: "开着" };\n' +
      "export const A = () => <b title={t(words$open)}>{t(words$open)}{t(kinds$open)}</b>;",
  );
});

test("another name of an import is followed", () => {
  const code = `${door("words as text")}\nexport const say = (words: string[]) => [words.length, text.shut];`;
  expect(inline(code)).toBe(
    'const text$shut = { id: "a.shut", defaultMessage: "“关”" };\n' +
      "export const say = (words: string[]) => [words.length, text$shut];",
  );
});

test("a record stays where a key comes from data, where its name is used otherwise and where it is put together", () => {
  for (const use of [
    "(key) => words[key]",
    "(words) => words.open",
    "() => ({ ...words })",
    "(): keyof typeof words => words.open",
  ]) {
    const code = `${door("words")}\nexport const a = ${use};`;
    expect(inline(code)).toBe(code);
  }
  const code = `${door("mixed")}\nexport const a = mixed.open;`;
  expect(inline(code)).toBe(code);
  expect(inline(`${door("words, kinds")}\nexport const a = [words[b], kinds.open];`)).toBe(
    `${door("words")} const kinds$open = { id: "a.kind.open", defaultMessage: "开着" };\nexport const a = [words[b], kinds$open];`,
  );
});
