import { expect, test } from "vitest";
import { type NotBuyable, notBuyable } from "../product/availability.ts";
import { depositBlocks, isBalanceOpen, preSalePhase, preSalePhaseEnd } from "./pre-sale.ts";

const times = { depositFrom: 10, depositTo: 20, balanceFrom: 30, balanceTo: 40 };

test.each([
  [9, "coming", 10],
  [10, "deposit", 20],
  [19, "deposit", 20],
  [20, "between", 30],
  [29, "between", 30],
  [30, "balance", 40],
  [39, "balance", 40],
  [40, "over", null],
] as const)("at %i it is %s until %s", (now, phase, end) => {
  expect(preSalePhase(times, now)).toBe(phase);
  expect(preSalePhaseEnd(times, now)).toBe(end);
  expect(isBalanceOpen(times, now)).toBe(phase === "balance");
});

test("a balance may open with the deposit's end", () => {
  expect(preSalePhase({ ...times, balanceFrom: 20 }, 20)).toBe("balance");
});

test("only while the deposit is open can it be paid; each other phase has its reason in the one table", () => {
  const open = Object.entries(depositBlocks).filter(([, why]) => why === null);
  expect(open.map(([phase]) => phase)).toEqual(["deposit"]);
  for (const why of Object.values(depositBlocks)) expect(why === null || why in notBuyable).toBe(true);
  expect(notBuyable[depositBlocks.coming satisfies NotBuyable]).toEqual(["similar"]);
});
