import { roundExample, seckillProdExample } from "@tradehall/api-client/models/seckill";
import { expect, test } from "vitest";
import { roundBeside, roundInEffect, soldPercent, toFlashSaleGoods, toRounds } from "./flash-sale.ts";

const at = (text: string) => new Date(`${text}+08:00`).getTime();

test("rounds say their hour, and their day where it is another one", () => {
  const round = (start: string) => ({ ...roundExample, startsAt: at(start) });
  const rounds = [round("2026-11-22T22:00"), round("2026-11-23T10:00"), round("2026-11-24T00:00")];
  const now = at("2026-11-23T23:59");
  const textsIn = (locale: "zh_CN" | "en") =>
    toRounds(rounds, now, locale, (id) => `/flash-sale?round=${id}`).map(({ timeText }) => timeText);
  expect(textsIn("zh_CN")).toEqual(["11-22 22:00", "10:00", "明日 00:00"]);
  expect(textsIn("en")).toEqual(["11-22 22:00", "10:00", "Tomorrow 00:00"]);
});

test("the round that shows is the one meant, else the one nearest to now", () => {
  const [ended, running, coming] = (["ended", "inProgress", "notStarted"] as const).map((status, nth) => ({
    ...{ ...roundExample, status, activityId: nth + 1 },
  }));
  if (!ended || !running || !coming) throw new Error("three rounds");
  expect(roundInEffect([ended, running, coming], "3")).toBe(coming);
  expect(roundInEffect([ended, running, coming], "99")).toBe(running);
  expect(roundInEffect([ended, coming], "")).toBe(coming);
  expect(roundInEffect([ended], "")).toBe(ended);
  expect(roundInEffect([], "")).toBeUndefined();
});

test("a round that is over leads to the one that runs, else to the next", () => {
  const round = (activityId: number, status: "ended" | "inProgress" | "notStarted") => ({
    ...{ ...roundExample, activityId, status },
  });
  const rounds = [round(1, "ended"), round(2, "inProgress"), round(3, "notStarted")];
  expect(roundBeside(rounds, 1)?.activityId).toBe(2);
  expect(roundBeside(rounds, 2)?.activityId).toBe(3);
  expect(roundBeside(rounds.slice(0, 1), 1)).toBeUndefined();
});

test("what is nearly gone is not said to be gone", () => {
  expect([100, 99, 36, 1, 0].map((left) => soldPercent({ total: 100, left }))).toEqual([0, 1, 64, 99, 100]);
  expect(soldPercent({ total: 1_000, left: 1 })).toBe(99);
  expect(toFlashSaleGoods(seckillProdExample, (id) => `/secdetail/${id}`)).toMatchObject({
    ...{ id: "17", href: "/secdetail/17", soldPercent: 64, state: "inProgress", isReminded: false },
  });
});
