/** The picture of docs/house.md is what the code is. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { drawHouse, page, withPicture } from "../../tools/parts/draw-house.mjs";
import { at } from "../../tools/parts/paths.mjs";

it("docs/house.md shows the packages and rooms of today; node tools/house-picture.mjs draws them again", () => {
  const text = readFileSync(at(page), "utf8");
  expect(withPicture(text, drawHouse())).toBe(text);
});

it("a picture of another house is not kept", () => {
  const text = readFileSync(at(page), "utf8");
  expect(withPicture(text, "flowchart LR")).not.toBe(text);
  expect(withPicture("a page without marks", "")).toBeUndefined();
});
