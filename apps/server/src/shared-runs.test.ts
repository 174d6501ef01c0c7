import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type CacheRule, cachedFor, renewAfterMs } from "./shared-runs.ts";

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

const at = (ms: number) => new Date(1_800_000_000_000 + ms);

/** A refresh beside an answer begins and ends after it. */
const aMoment = () => vi.advanceTimersByTimeAsync(renewAfterMs);

/** An answer that counts how often it was made. */
function counted(keeping: Partial<CacheRule<number>> = {}) {
  const owner = {};
  let runs = 0;
  return (ms: number, key = "search") =>
    cachedFor(owner, key, { now: at(ms), freshMs: 3_000, staleMs: 60_000, ...keeping }, async () => {
      runs += 1;
      return runs;
    });
}

test("an answer is given out again while it is fresh, each to its own question", async () => {
  const ask = counted();
  expect(await ask(0)).toBe(1);
  expect(await ask(2_999)).toBe(1);
  expect(await ask(0, "another search")).toBe(2);
});

test("an older answer still serves, while a new one is made for who comes next", async () => {
  const ask = counted();
  expect(await ask(0)).toBe(1);
  expect(await ask(3_000)).toBe(1);
  expect(await ask(3_001)).toBe(1);
  await aMoment();
  expect(await ask(3_002)).toBe(2);
});

test("no one gets an answer that is too old, from before the clock was set back, or untrue by now", async () => {
  const old = counted();
  expect(await old(0)).toBe(1);
  expect(await old(60_000)).toBe(2);
  expect(await old(-1)).toBe(3);
  const ended = counted({ isStillTrue: () => false });
  expect(await ended(0)).toBe(1);
  expect(await ended(1)).toBe(2);
});

test("an answer that was made meanwhile, by a moved clock, is not taken back", async () => {
  const ask = counted();
  expect(await ask(0)).toBe(1);
  expect(await ask(3_000)).toBe(1);
  expect(await ask(70_000)).toBe(2);
  await aMoment();
  expect(await ask(70_001)).toBe(2);
});

test("nothing is kept for no time", async () => {
  const ask = counted({ freshMs: 0, staleMs: 0 });
  expect(await ask(0)).toBe(1);
  expect(await ask(0)).toBe(2);
});

test("a run that fails is not kept, and does not take the old answer away", async () => {
  const owner = {};
  const ask = (ms: number, run: () => Promise<number>) =>
    cachedFor(owner, "home", { now: at(ms), freshMs: 3_000, staleMs: 60_000 }, run);
  await expect(ask(0, () => Promise.reject(new Error("no database")))).rejects.toThrow("no database");
  expect(await ask(1, async () => 1)).toBe(1);
  expect(await ask(5_000, () => Promise.reject(new Error("no database")))).toBe(1);
  await aMoment();
  expect(await ask(5_001, async () => 2)).toBe(1);
  await aMoment();
  expect(await ask(5_002, async () => 3)).toBe(2);
});
