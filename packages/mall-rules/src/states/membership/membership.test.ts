import { expect, test } from "vitest";
import { memberLimits } from "../../limits/index.ts";
import { fen } from "../../money/index.ts";
import { addChinaMonths, dayMs } from "../../time/china-time.ts";
import { boughtUntil, buyBlock, buyKind, carriedDays, restFen } from "./membership.ts";
import { monthWeeks, nextStreak, signInPointsOf, streakNow } from "./sign-in.ts";

const start = new Date("2026-01-31T10:00:00+08:00");
const level = { rank: 2, minGrowth: 500, isRecruiting: true };
const asked = { growth: 500, now: start.getTime(), running: undefined };
const runs = (rank: number, ms: number) => ({ rank, endsAt: start.getTime() + ms });

test.each([
  ["free to all who have grown enough", level, asked, undefined],
  ["too little growth", level, { ...asked, growth: 499 }, "growth"],
  ["takes in no new members", { ...level, isRecruiting: false }, asked, "closed"],
  ["a dearer one runs", level, { ...asked, running: runs(3, dayMs) }, "cheaper"],
  ["a cheaper one runs", level, { ...asked, running: runs(1, dayMs) }, undefined],
  [
    "its own runs, whatever has become of it",
    { ...level, isRecruiting: false },
    { ...asked, growth: 0, running: runs(2, dayMs) },
    undefined,
  ],
  ["its own runs for long", level, { ...asked, running: runs(2, memberLimits.aheadMs + 1) }, "ahead"],
] as const)("%s", (_, one, facts, block) => {
  expect(buyBlock(one, facts)).toBe(block);
});

test("what buying is to the membership that runs", () => {
  expect([undefined, runs(2, 1), runs(1, 1)].map((running) => buyKind(level, running))).toEqual([
    "first",
    "renewal",
    "upgrade",
  ]);
});

test("the rest of a term is worth its share, to the fen, and becomes whole days of the new one", () => {
  const endsAt = addChinaMonths(start, 12);
  const bought = { valueFen: fen(168_00), startsAt: start, endsAt };
  expect(restFen(bought, start)).toBe(168_00);
  expect(restFen(bought, new Date(start.getTime() + 100 * dayMs))).toBe(Math.floor((168_00 * 265) / 365));
  expect(restFen(bought, endsAt)).toBe(0);
  const upgrade = { startsAt: start, months: 12, priceFen: fen(398_00), carriedFen: fen(121_97) };
  expect(carriedDays(upgrade)).toBe(111);
  expect(boughtUntil(upgrade).getTime()).toBe(endsAt.getTime() + 111 * dayMs);
  expect(boughtUntil({ ...upgrade, months: 1, carriedFen: fen(0) })).toEqual(
    new Date("2026-02-28T10:00:00+08:00"),
  );
});

test("days in a row, their points, and a month in weeks", () => {
  const last = { day: "2026-02-28", streak: 7 };
  expect(nextStreak(last, "2026-03-01")).toBe(8);
  expect(nextStreak(last, "2026-03-02")).toBe(1);
  expect([streakNow(last, "2026-03-01"), streakNow(last, "2026-03-02")]).toEqual([7, 0]);
  expect([1, 7, 8].map(signInPointsOf)).toEqual([5, 30, 5]);
  const weeks = monthWeeks("2026-02");
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[6]).toBe("2026-02-01");
  expect(weeks.flat().filter(Boolean)).toHaveLength(28);
});
