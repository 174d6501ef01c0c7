import { expect, test } from "vitest";
import { chinaDate, chinaMidnight, chinaTime, fromChinaTime } from "./china-time.ts";

const evening = new Date("2026-11-22T16:30:05.250Z");

test("a day in China begins eight hours before it does in Greenwich", () => {
  expect(chinaTime(evening)).toBe("2026-11-23 00:30:05");
  expect(chinaDate(evening.getTime())).toBe("2026-11-23");
  expect(chinaMidnight(evening).toISOString()).toBe("2026-11-22T16:00:00.000Z");
});

test("a wire time names its moment, and a thirteenth month none", () => {
  expect(fromChinaTime("2026-11-23 00:30:05")?.getTime()).toBe(evening.getTime() - 250);
  expect(fromChinaTime("2026-13-01 00:00:00")).toBeUndefined();
});
