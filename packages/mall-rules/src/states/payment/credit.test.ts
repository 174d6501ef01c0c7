import { expect, test } from "vitest";
import { chinaTime } from "../../time/china-time.ts";
import { creditBlockOf, creditDueAt, creditLeftFen, nextCreditState, shopCreditEvents } from "./credit.ts";

const line = { state: "open", limitFen: 10_000, usedFen: 4_000, isOverdue: false } as const;

test("a line is asked for, granted, stopped and reopened; a refused one may be asked for again", () => {
  expect(nextCreditState(undefined, "request")).toBe("requested");
  expect(nextCreditState("requested", "grant")).toBe("open");
  expect(nextCreditState("refused", "request")).toBe("requested");
  expect(nextCreditState("open", "request")).toBeUndefined();
  expect(shopCreditEvents("requested")).toEqual(["grant", "refuse"]);
  expect(shopCreditEvents("open")).toEqual(["grant", "stop"]);
  expect(shopCreditEvents("stopped")).toEqual(["grant"]);
  expect(shopCreditEvents("refused")).toEqual([]);
});

test("what blocks an order on terms", () => {
  expect(creditBlockOf(undefined, 1)).toBe("notOpen");
  expect(creditBlockOf({ ...line, state: "stopped" }, 1)).toBe("notOpen");
  expect(creditBlockOf({ ...line, isOverdue: true }, 1)).toBe("overdue");
  expect(creditBlockOf(line, 6_001)).toBe("tooLittle");
  expect(creditBlockOf(line, 6_000)).toBeUndefined();
  expect(creditLeftFen({ limitFen: 1, usedFen: 5 })).toBe(0);
});

test("an order is due at the end of a day in China", () => {
  const ordered = new Date("2026-11-27T15:59:00Z");
  expect(chinaTime(creditDueAt(ordered, 30))).toBe("2026-12-27 23:59:59");
});
