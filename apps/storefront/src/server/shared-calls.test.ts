import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { cached, renewAfterMs } from "./cached.ts";

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

/** A call that answers how often it was made, or fails. */
function counted(key: string) {
  let calls = 0;
  return (fails = false) =>
    cached(key, async () => {
      calls += 1;
      if (fails) throw new Error("no server");
      return calls;
    });
}

test("an answer serves while it is fresh, and an old one until the new one is here", async () => {
  const ask = counted("categories");
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(await ask()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  // The page that met the old answer goes first; nobody else asks anew meanwhile.
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(renewAfterMs);
  expect(await ask()).toBe(2);
});

test("an answer that is too old serves nobody", async () => {
  const ask = counted("branding");
  expect(await ask()).toBe(1);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await ask()).toBe(2);
});

test("a call that fails is not kept", async () => {
  const ask = counted("hot-words");
  await expect(ask(true)).rejects.toThrow("no server");
  expect(await ask()).toBe(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await ask(true)).toBe(2);
  await vi.advanceTimersByTimeAsync(renewAfterMs);
  expect(await ask()).toBe(4);
});
