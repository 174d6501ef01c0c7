import { expect, test } from "vitest";
import { keptFor } from "./shared-runs.ts";

const at = (ms: number) => new Date(1_800_000_000_000 + ms);

test("an answer is given out again until its time is over, by the server's clock in both directions", async () => {
  const owner = {};
  let runs = 0;
  const ask = (ms: number, key = "search") =>
    keptFor(owner, key, { now: at(ms), ms: 3_000 }, async () => {
      runs += 1;
      return runs;
    });
  expect(await ask(0)).toBe(1);
  expect(await ask(2_999)).toBe(1);
  expect(await ask(0, "another search")).toBe(2);
  expect(await ask(3_000)).toBe(3);
  // The sandbox's clock may be reset.
  expect(await ask(-1)).toBe(4);
});

test("nothing is kept for no time, and a failed run is not kept at all", async () => {
  const owner = {};
  let runs = 0;
  const ask = (ms: number, fails = false) =>
    keptFor(owner, "search", { now: at(0), ms }, async () => {
      runs += 1;
      if (fails) throw new Error("no database");
      return runs;
    });
  expect(await ask(0)).toBe(1);
  expect(await ask(0)).toBe(2);
  await expect(ask(3_000, true)).rejects.toThrow("no database");
  expect(await ask(3_000)).toBe(4);
});
