import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CallerGone, createAdmission, NoRoom, type Rank, retryAfterSeconds } from "./admission.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that notes its name when it begins and ends when it is told. */
function workshop({ atOnce = 1 } = {}) {
  const waitMs = { first: 1_000, usual: 1_000, last: 1_000 };
  const limits = { atOnce, waiting: 2, waitMs };
  const admission = createAdmission(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string, rank: Rank = "usual", signal?: AbortSignal) => {
    const work = () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    };
    const done = admission.run(work, { rank, signal });
    done.catch(() => undefined);
    return done;
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { admission, begun, add, end };
}

test("so many at once, the others in turn", async () => {
  const { begun, add, end } = workshop({ atOnce: 2 });
  for (const name of ["a", "b", "c", "d"]) add(name);
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(["a", "b"]);
  await end("a");
  await end("b");
  expect(begun).toEqual(["a", "b", "c", "d"]);
});

test("what fails gives its place to the next", async () => {
  const { admission, begun, add } = workshop();
  const failed = admission.run(() => Promise.reject(new Error("broken")));
  add("next");
  await expect(failed).rejects.toThrow("broken");
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(["next"]);
});

test("nothing waits longer than it may", async () => {
  const { admission, add } = workshop();
  add("a");
  const waits = add("b");
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(waits).rejects.toThrow(NoRoom);
  expect(admission.load).toEqual({ running: 1, waiting: 0, refused: 1 });
});

test("where too many wait, the oldest of the least important is turned away", async () => {
  const { begun, add, end } = workshop();
  add("a");
  const look = add("look", "last");
  add("usual");
  const pays = add("pays", "first");
  await expect(look).rejects.toThrow(NoRoom);
  // Everyone who waits goes before this one.
  await expect(add("another look", "last")).rejects.toThrow(NoRoom);
  await end("a");
  await end("pays");
  await expect(pays).resolves.toBe("pays");
  expect(begun).toEqual(["a", "pays", "usual"]);
});

test("a queue that is stuck serves the newest, whose caller is still there", async () => {
  const { begun, add, end } = workshop();
  add("a");
  add("old");
  await vi.advanceTimersByTimeAsync(500);
  add("new");
  await end("a");
  expect(begun).toEqual(["a", "new"]);
});

test("who goes away gives up its place, and one that has gone gets none", async () => {
  const { admission, begun, add, end } = workshop();
  add("a");
  const caller = new AbortController();
  const left = add("left", "usual", caller.signal);
  caller.abort();
  await expect(left).rejects.toThrow(CallerGone);
  await expect(add("gone", "usual", caller.signal)).rejects.toThrow(CallerGone);
  await end("a");
  expect(begun).toEqual(["a"]);
  expect(admission.load).toEqual({ running: 0, waiting: 0, refused: 0 });
});

test("a turn ends once", async () => {
  const { admission } = workshop();
  const end = await admission.enter();
  end();
  end();
  expect(admission.load).toEqual({ running: 0, waiting: 0, refused: 0 });
});

test("who is turned away comes back in two to five seconds", () => {
  const seconds = new Set(Array.from({ length: 500 }, retryAfterSeconds));
  expect([...seconds].sort()).toEqual([2, 3, 4, 5]);
});
