import { expect, test } from "vitest";
import { entriesOf, fromNames, isOneOf, keysOf, nameOfNumber } from "./index.ts";

const table = { one: 1, two: 2 } as const;

test("names and entries come in the order of the table", () => {
  expect(keysOf(table)).toEqual(["one", "two"]);
  expect(entriesOf(table)).toEqual([
    ["one", 1],
    ["two", 2],
  ]);
});

test("a table is made of names", () => {
  expect(fromNames(keysOf(table), (name) => `${name}!`)).toEqual({ one: "one!", two: "two!" });
});

test("a number has a name only where the table knows it", () => {
  expect(nameOfNumber(table, 2)).toBe("two");
  expect(nameOfNumber(table, 3)).toBeUndefined();
});

test("no name is what an object inherits", () => {
  expect(isOneOf(keysOf(table), "one")).toBe(true);
  expect(isOneOf(keysOf(table), "toString")).toBe(false);
  expect(isOneOf(keysOf(table), 1)).toBe(false);
});
