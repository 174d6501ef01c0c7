import { parse } from "@formatjs/icu-messageformat-parser";
import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import { joinedText } from "./joined-text.ts";
import { withWholeNumbers } from "./whole-numbers.ts";

const intl = withWholeNumbers(createIntl({ locale: "zh-CN", onError: () => undefined }));
const said = (text: string, values?: Record<string, string | number>) =>
  intl.formatMessage({ id: text, defaultMessage: parse(text) }, values);

test("a text with its values is what the format says", () => {
  for (const [text, values] of [
    ["共 {count} 件", { count: 3 }],
    ["{name}，{name} × {count, number}", { name: "<b>泵</b>", count: 1234567 }],
    ["{empty}", { empty: "" }],
  ] as const)
    expect(joinedText(parse(text), values)).toBe(said(text, values));
});

test("what only a format can say is left to it", () => {
  for (const [text, values] of [
    ["{count, plural, one {# piece} other {# pieces}}", { count: 1 }],
    ["{share, number, percent}", { share: 1 }],
    ["{share, number}", { share: 0.5 }],
    ["{at, date}", { at: 0 }],
    ["<b>{name}</b>", { name: "泵" }],
    ["{name}", {}],
    ["{node}", { node: { type: "b" } }],
  ] as const)
    expect(joinedText(parse(text), values), text).toBeUndefined();
});
