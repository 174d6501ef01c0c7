import { getShell } from "@tradehall/api-client/endpoints/account/center/get-shell";
import { changeItem } from "@tradehall/api-client/endpoints/cart/change-item";
import { getComments } from "@tradehall/api-client/endpoints/comment/get-comments";
import { applyFromLanding } from "@tradehall/api-client/endpoints/landing/apply";
import { getHotSearches } from "@tradehall/api-client/endpoints/search/get-hot-searches";
import { getBranding } from "@tradehall/api-client/endpoints/site/get-branding";
import type { Locale } from "@tradehall/mall-rules/words";
import { afterAll, beforeAll, expect, expectTypeOf, test, vi } from "vitest";
import { forgetAnswers, renewAfterMs, type SharedCall, sharedAnswer } from "./shared-calls.ts";

beforeAll(async () => {
  vi.useFakeTimers();
  // The cache takes a time of 0 for none.
  await vi.advanceTimersByTimeAsync(1);
});
afterAll(() => void vi.useRealTimers());

let made = 0;
/** A call that answers how often it was made, or fails; each with an input that no other test has. */
function counted() {
  made += 1;
  const input = { query: { test: made } };
  let calls = 0;
  return (fails = false, locale: Locale = "zh_CN", more = {}) =>
    sharedAnswer(getBranding, { ...input, ...more }, locale, async () => {
      calls += 1;
      if (fails) throw new Error("no server");
      return calls;
    });
}

test("an answer serves while it is fresh, and an old one until the new one is here", async () => {
  const ask = counted();
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(await ask()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  // The page that met the old answer goes first; no one else asks again meanwhile.
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(renewAfterMs);
  expect(await ask()).toBe(2);
});

test("an answer that is too old serves no one", async () => {
  const ask = counted();
  expect(await ask()).toBe(1);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await ask()).toBe(2);
});

test("who changed what a call answers reads it again, one that still asks too", async () => {
  const ask = counted();
  const early = ask();
  forgetAnswers(getComments);
  expect(await Promise.all([early, ask()])).toEqual([1, 1]);
  forgetAnswers(getBranding);
  expect(await ask()).toBe(2);
});

test("a call that fails is not kept", async () => {
  const ask = counted();
  await expect(ask(true)).rejects.toThrow("no server");
  expect(await ask()).toBe(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await ask(true)).toBe(2);
  await vi.advanceTimersByTimeAsync(renewAfterMs);
  expect(await ask()).toBe(4);
});

test("each call, input and language has its own answer, and null is one", async () => {
  const ask = counted();
  expect(await ask()).toBe(1);
  expect(await ask(false, "en")).toBe(2);
  expect(await ask(false, "zh_CN", { body: 1 })).toBe(3);
  expect(await ask()).toBe(1);
  const nothing = vi.fn(async () => null);
  const other = () => sharedAnswer(getHotSearches, { query: { test: made } }, "zh_CN", nothing);
  expect([await other(), await other(), nothing.mock.calls.length]).toEqual([null, null, 1]);
});

test("only reads that know no session can be shared", () => {
  const shared = vi.fn() as unknown as SharedCall;
  shared(getBranding);
  shared(getComments, { query: { prodId: 1, evaluate: -1 } });
  // @ts-expect-error: without what it asks for
  shared(getComments);
  // @ts-expect-error: of a session
  shared(getShell);
  // @ts-expect-error: of a session, and it writes
  shared(changeItem, { body: { prodId: 1, skuId: 1, count: 1 } });
  // @ts-expect-error: it writes
  shared(applyFromLanding, { body: applyFromLanding.example.body });
  expectTypeOf(shared(getHotSearches)).resolves.not.toBeAny();
});
