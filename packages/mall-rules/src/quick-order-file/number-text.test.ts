import { expect, test } from "vitest";
import { builtInFormat, numberText } from "./number-text.ts";

test.each([
  ["123", "000000", { text: "000123", mark: "padded" }],
  ["1234567", "000000", { text: "1234567" }],
  ["12345", '"AB-"000-000', { text: "012-345", mark: "padded" }],
  ["123", "", { text: "123" }],
  ["123", "0", { text: "123" }],
  ["123", "0.00", { text: "123" }],
  ["1200", "#,##0", { text: "1200" }],
  ["6.901234567892E12", "General", { text: "6901234567892" }],
  ["1.23456789012345E+17", "0", { text: "123456789012345000", mark: "precision" }],
  ["0.30000000000000004", "", { text: "0.3" }],
  ["10.5", "000", { text: "10.5" }],
  ["46085", "m-d", { text: "3-4", mark: "date" }],
  ["46085", "yyyy/mm/dd;@", { text: "2026-03-04", mark: "date" }],
  ["46085", '[$-804]m"月"d"日"', { text: "3-4", mark: "date" }],
  ["46085", "d\\-mmm", { text: "4-Mar", mark: "date" }],
  ["46085.5", "yyyy-m-d h:mm", { text: "2026-3-4", mark: "date" }],
  ["0.5", "h:mm", { text: "0.5", mark: "date" }],
  ["many", "0", { text: "many" }],
] as const)("%s in the format %s", (raw, format, answer) => {
  expect(numberText(raw, format)).toEqual(answer);
});

test("formats without a code of their own, and days counted from 1904", () => {
  expect(numberText("46085", builtInFormat(58))).toEqual({ text: "3-4", mark: "date" });
  expect(numberText("44623", builtInFormat(14), true)).toEqual({ text: "2026-3-4", mark: "date" });
});
