import { expect, test } from "vitest";
import { quoteLimits } from "../../limits/quote.ts";
import { quoteActsOf, quoteMoves, quoteParties, quoteStateAt, quoteStates } from "./quote.ts";

test("each side has its acts in each state, and none after the end", () => {
  expect(quoteActsOf({ state: "asked", asks: 1 }, "shop")).toEqual(["answer"]);
  expect(quoteActsOf({ state: "asked", asks: 1 }, "buyer")).toEqual(["withdraw"]);
  expect(quoteActsOf({ state: "answered", asks: 1 }, "buyer")).toEqual(["accept", "counter", "decline"]);
  for (const state of quoteStates.filter((one) => Object.keys(quoteMoves[one]).length === 0))
    for (const party of quoteParties) expect(quoteActsOf({ state, asks: 1 }, party)).toEqual([]);
});

test("who has asked as often as may be accepts or declines", () => {
  expect(quoteActsOf({ state: "answered", asks: quoteLimits.rounds }, "buyer")).toEqual([
    "accept",
    "decline",
  ]);
});

test("an answer is over with its validity, to the millisecond; what is accepted stays", () => {
  const validUntil = new Date("2026-12-01T00:00:00Z");
  const before = new Date(validUntil.getTime() - 1);
  expect(quoteStateAt({ state: "answered", validUntil }, before)).toBe("answered");
  expect(quoteStateAt({ state: "answered", validUntil }, validUntil)).toBe("expired");
  expect(quoteStateAt({ state: "accepted", validUntil }, validUntil)).toBe("accepted");
  expect(quoteStateAt({ state: "asked", validUntil: null }, validUntil)).toBe("asked");
});
