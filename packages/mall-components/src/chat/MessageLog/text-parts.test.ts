import { expect, test } from "vitest";
import { isEmojiOnly, textParts } from "./text-parts.ts";

const links = (text: string) => textParts(text).flatMap(({ href }) => href ?? []);

test.each([
  ["没有地址", []],
  ["看 https://a.example/b?c=1&d=2 吧", ["https://a.example/b?c=1&d=2"]],
  ["看https://a.example/b，谢谢", ["https://a.example/b"]],
  ["（https://a.example/b）", ["https://a.example/b"]],
  ["https://a.example/b.", ["https://a.example/b"]],
  ["(https://a.example/b).", ["https://a.example/b"]],
  ["https://a.example/b_(c)", ["https://a.example/b_(c)"]],
  ["http://a.example https://b.example", ["http://a.example", "https://b.example"]],
  ["javascript:alert(1) ftp://a.example data:text/html,x", []],
  ["https://", []],
  ['https://a.example/"><script>', ["https://a.example/"]],
])("%s", (text, expected) => {
  expect(links(text)).toEqual(expected);
  expect(
    textParts(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});

test.each([
  ["👍", true],
  ["👍🏻🙏", true],
  ["👨‍🔧", true],
  ["👍👍👍👍", false],
  ["好👍", false],
  ["12", false],
  ["", false],
])("%s is nothing but emoji: %s", (text, is) => {
  expect(isEmojiOnly(text)).toBe(is);
});
