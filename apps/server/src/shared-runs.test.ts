import { expect, test } from "vitest";
import { keptWhileBroad, shared } from "./shared-runs.ts";

const counting = () => {
  let runs = 0;
  return {
    run: async () => {
      runs += 1;
      return runs;
    },
    runs: () => runs,
  };
};

test("calls at once share one run, the next one runs anew", async () => {
  const [owner, work] = [{}, counting()];
  expect(await Promise.all([1, 2, 3].map(() => shared(owner, "a", work.run)))).toEqual([1, 1, 1]);
  expect(await shared(owner, "a", work.run)).toBe(2);
});

test("another key and another database run by themselves", async () => {
  const work = counting();
  const owner = {};
  await Promise.all([shared(owner, "a", work.run), shared(owner, "b", work.run), shared({}, "a", work.run)]);
  expect(work.runs()).toBe(3);
});

test("a run that fails is not remembered", async () => {
  const owner = {};
  await expect(shared(owner, "a", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await shared(owner, "a", async () => "up")).toBe("up");
});

test("keeps only what is broad", async () => {
  const [owner, work] = [{}, counting()];
  const isBroad = (value: number) => value > 1;
  const ask = () => keptWhileBroad(owner, "a", work.run, isBroad);
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([1, 2, 2, 2]);
});
