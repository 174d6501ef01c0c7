import { expect, test } from "vitest";
import { isEmojiOnly } from "./emoji-only.ts";

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
