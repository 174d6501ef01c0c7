import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRepeats, shortReason } from "./repeats.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what comes again and again is said at once, then counted, and as new when it has been quiet", () => {
  const repeats = createRepeats();
  const log: string[] = [];
  const note = (key: string) =>
    repeats.note(key, 1_000, (times, isAgain) => log.push(`${key} ${times}${isAgain ? " again" : ""}`));
  for (let call = 0; call < 500; call++) note("away");
  note("other");
  expect(log).toEqual(["away 1", "other 1"]);
  vi.advanceTimersByTime(1_000);
  expect(log.splice(0)).toEqual(["away 1", "other 1", "away 499 again"]);
  note("away");
  expect(log).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(log.splice(0)).toEqual(["away 1 again"]);
  vi.advanceTimersByTime(1_000);
  note("away");
  expect(log).toEqual(["away 1"]);
});

test("ever new texts are said a few hundred times, not more", () => {
  const repeats = createRepeats();
  let log = 0;
  for (let call = 0; call < 5_000; call++) repeats.note(`text ${call}`, 1_000, () => (log += 1));
  expect(log).toBeLessThan(300);
});

test("the reason is what lies deepest, in one short line", () => {
  const refused = new Error("connect ECONNREFUSED 127.0.0.1:5432");
  const failed = new Error("Failed query: select …", { cause: new AggregateError([refused]) });
  expect(shortReason(failed)).toBe("Error: connect ECONNREFUSED 127.0.0.1:5432");
  expect(shortReason(new Error("x".repeat(5_000))).length).toBe(200);
  expect(shortReason("text")).toBe("text");
});
