import { expect, test } from "vitest";
import { settle } from "./rule.ts";

test("merges the objects of a list, media and selectors included", () => {
  const rule = settle([
    { color: "a", "@media": { print: { color: "b" } }, selectors: { "&:focus": { color: "c" } } },
    { "@media": { print: { margin: 0 }, screen: { color: "d" } }, selectors: { "&:focus": { margin: 0 } } },
    "known-class",
  ]);
  expect(rule.classes).toEqual(["known-class"]);
  expect(rule.body).toEqual({
    color: "a",
    "@media": { print: { color: "b", margin: 0 }, screen: { color: "d" } },
    selectors: { "&:focus": { color: "c", margin: 0 } },
  });
});

test("lets the later of two plain values win and leaves the sources alone", () => {
  const first = { color: "a", selectors: { "&:focus": { color: "b" } } };
  expect(settle([first, { color: "z", selectors: { "&:focus": { color: "y" } } }]).body).toEqual({
    color: "z",
    selectors: { "&:focus": { color: "y" } },
  });
  expect(first).toEqual({ color: "a", selectors: { "&:focus": { color: "b" } } });
});
