import fc from "fast-check";
import { expect, test } from "vitest";
import { pageWindow } from "./page-window.ts";

test("shows every page up to seven", () => {
  expect(pageWindow(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("leaves a gap where pages are left out", () => {
  expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 5, "gap-after", 20]);
  expect(pageWindow(10, 20)).toEqual([1, "gap-before", 9, 10, 11, "gap-after", 20]);
  expect(pageWindow(20, 20)).toEqual([1, "gap-before", 16, 17, 18, 19, 20]);
});

test("has first, last, the current page and its neighbours, in order, in seven places at most", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(499), (pageCount, offset) => {
      const page = 1 + (offset % pageCount);
      const places = pageWindow(page, pageCount);
      const pages = places.filter((place) => typeof place === "number");
      expect(places.length).toBeLessThanOrEqual(7);
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
      for (const wanted of [1, page - 1, page, page + 1, pageCount]) {
        if (wanted >= 1 && wanted <= pageCount) expect(pages).toContain(wanted);
      }
    }),
  );
});
