import { expect, test } from "vitest";
import { arrivalOf, transitDays } from "./delivery-days.ts";

const shanghai = 310_000;
const sent = { mold: 0, preSell: false, preSellAt: null, leadDays: 0, fromProvinceId: shanghai };
const dayOf = (time: string, leadDays = 0, toProvinceId = shanghai) =>
  arrivalOf({ ...sent, leadDays }, toProvinceId, new Date(`${time}+08:00`))?.day;

test("the way grows from a day within a province over its neighbours to the far ones", () => {
  expect(transitDays(shanghai, shanghai)).toBe(1);
  expect(transitDays(shanghai, 320_000)).toBe(2);
  expect(transitDays(shanghai, 440_000)).toBe(3);
  expect(transitDays(shanghai, 650_000)).toBe(5);
  expect(transitDays(null, 320_000)).toBe(3);
});

test("what is ordered from four on in China counts as ordered on the next day, by China's calendar", () => {
  expect(dayOf("2026-11-23T15:59:59")).toBe("2026-11-24");
  expect(dayOf("2026-11-23T16:00:00")).toBe("2026-11-25");
  expect(dayOf("2026-11-24T00:30:00")).toBe("2026-11-25");
  expect(dayOf("2026-12-30T10:00:00", 1, 320_000)).toBe("2027-01-04");
});

test("a shop sends on working days, and a weekend's delivery comes on Monday", () => {
  // Friday the 27th: sent on Monday, there on Tuesday.
  expect(dayOf("2026-11-27T10:00:00", 1)).toBe("2026-12-01");
  expect(dayOf("2026-11-28T10:00:00")).toBe("2026-12-01");
  // Sent on Friday, it would come on Saturday.
  expect(dayOf("2026-11-27T10:00:00")).toBe("2026-11-30");
  expect(dayOf("2026-11-25T10:00:00", 5)).toBe("2026-12-03");
});

test("virtual goods come at once, pre-sale goods are sent from their day on, and no region promises nothing", () => {
  const now = new Date("2026-11-23T10:00:00+08:00");
  expect(arrivalOf({ ...sent, mold: 1 }, null, now)).toEqual({ kind: "atOnce", day: "" });
  const preSellAt = new Date("2026-12-09T16:30:00Z");
  expect(arrivalOf({ ...sent, preSell: true, preSellAt }, shanghai, now)).toEqual({
    ...{ kind: "sentFrom", day: "2026-12-10" },
  });
  expect(arrivalOf({ ...sent, preSell: true }, shanghai, now)).toBeNull();
  expect(arrivalOf(sent, null, now)).toBeNull();
});
