import { expect, test } from "vitest";
import { arrivalDays, daysOnTheWay } from "./delivery-days.ts";

test("within a province it is days, to the far ones most of a week", () => {
  expect(daysOnTheWay(310_000, 310_000)).toEqual([1, 2]);
  expect(daysOnTheWay(310_000, 320_000)).toEqual([2, 4]);
  expect(daysOnTheWay(null, 650_000)).toEqual([4, 7]);
});

test("what is ordered after four in China leaves a day later, by China's calendar", () => {
  expect(arrivalDays(new Date("2026-11-23T15:59:00+08:00"), 310_000, 310_000)).toEqual([
    ...["2026-11-24", "2026-11-25"],
  ]);
  expect(arrivalDays(new Date("2026-11-23T16:00:00+08:00"), 310_000, 310_000)).toEqual([
    ...["2026-11-25", "2026-11-26"],
  ]);
  expect(arrivalDays(new Date("2026-12-30T00:30:00+08:00"), null, 320_000)).toEqual([
    ...["2027-01-01", "2027-01-03"],
  ]);
});
