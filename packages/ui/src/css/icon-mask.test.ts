import { expect, test } from "vitest";
import { MinusIcon, PlusIcon, SearchIcon, StarIcon } from "../components/Icon/icons.ts";
import { iconMask, iconRow } from "./icon-mask.ts";

const mask = (icon: typeof PlusIcon) => iconMask(icon, "14px").WebkitMask;

test("strokes along the axes are gradients, which need no picture", () => {
  const across = "linear-gradient(#000 0 0) 50% 50% / 66.66666666666666% 8.333333333333332% no-repeat";
  const down = "linear-gradient(#000 0 0) 50% 50% / 8.333333333333332% 66.66666666666666% no-repeat";
  expect(mask(MinusIcon)).toBe(across);
  expect(mask(PlusIcon)).toBe(`${across}, ${down}`);
});

test("any other drawing is a picture", () => {
  expect(mask(SearchIcon)).toMatch(/^url\("data:image\/svg\+xml,[^"]+"\) center \/ contain no-repeat$/);
});

test("a row is the picture again and again, filled or not", () => {
  const row = (isFilled: boolean) => iconRow(StarIcon, "14px", isFilled).WebkitMask;
  expect(row(true)).toMatch(/ fill='black' .*"\) 0 0 \/ 14px 14px repeat-x$/);
  expect(row(false)).toMatch(/ fill='none' .*"\) 0 0 \/ 14px 14px repeat-x$/);
});
