import { expect, test } from "vitest";
import { sizeText, sortOut } from "./sort-out.ts";

const file = (name: string, size = 1, type = "") => ({ name, size, type });
const rules = { accept: ".pdf,image/*", maxBytes: 100, room: 2 };

test("takes what fits, and says of the rest why not", () => {
  const files = [
    file("a.exe"),
    file("large.pdf", 101),
    file("full.pdf", 100),
    file("b.png", 1, "image/png"),
    file("c.pdf"),
  ];
  const { taken, refused } = sortOut(files, rules);
  expect(taken.map(({ name }) => name)).toEqual(["full.pdf", "b.png"]);
  expect(refused.map(({ file: { name }, why }) => [name, why])).toEqual([
    ["a.exe", "wrongKind"],
    ["large.pdf", "tooLarge"],
    ["c.pdf", "tooMany"],
  ]);
});

test("takes any file where nothing is asked of it", () => {
  const files = [file("a.exe", 10 ** 12)];
  const room = Number.POSITIVE_INFINITY;
  expect(sortOut(files, { accept: undefined, maxBytes: undefined, room }).taken).toEqual(files);
});

test.each([
  [0, "1 KB"],
  [1024 * 86, "86 KB"],
  [1024 * 1024 * 1.24, "1.2 MB"],
  [1024 * 1024 * 20.4, "20 MB"],
  [1024 ** 3 * 2, "2.0 GB"],
])("says of %s bytes %s", (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
