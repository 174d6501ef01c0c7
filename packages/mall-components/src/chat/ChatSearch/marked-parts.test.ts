import { expect, test } from "vitest";
import { markedParts } from "./marked-parts.ts";

/** Marked parts in brackets. */
const markedText = (text: string, keyword: string) =>
  markedParts(text, keyword)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join("");

test.each([
  ["可以开专票吗", "专票", "可以开[专票]吗"],
  ["专票，专票", " 专票 ", "[专票]，[专票]"],
  ["SATA 套装 sata", "Sata", "[SATA] 套装 [sata]"],
  ["没有", "专票", "没有"],
  ["没有", "  ", "没有"],
  ["1+1=2 (含税)", "(含税)", "1+1=2 [(含税)]"],
  ["一二三四五六七八九十一二三四五专票", "专票", "…四五六七八九十一二三四五[专票]"],
  ["👍👍👍👍👍👍👍👍👍👍👍👍👍专票", "专票", "…👍👍👍👍👍👍👍👍👍👍👍👍[专票]"],
])("%s for %s", (text, keyword, expected) => {
  expect(markedText(text, keyword)).toBe(expected);
});
