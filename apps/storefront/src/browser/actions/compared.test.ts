import { expect, test, vi } from "vitest";
import { comparedIds, keepCompared, readCompared } from "./compared.ts";

const storage = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => storage.get(name) ?? null,
  setItem: (name: string, value: string) => void storage.set(name, value),
});

test("ids are read once each, four at most, and what is none is left out", () => {
  expect(readCompared("3,1,3,x,-2,0,5,6,7")).toEqual(["3", "1", "5", "6"]);
  expect(readCompared(null)).toEqual([]);
});

test("what is kept is read by anyone who asks next, and stays the same list until it changes", () => {
  keepCompared(["4", "2"]);
  const first = comparedIds();
  expect(first).toEqual(["4", "2"]);
  expect(comparedIds()).toBe(first);
  storage.set("bbcCompared", "9");
  expect(comparedIds()).toEqual(["9"]);
});
