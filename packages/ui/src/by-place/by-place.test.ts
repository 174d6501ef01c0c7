import { expect, test } from "vitest";
import { byPlace, places } from "./index.ts";

test("equal items have keys of their own", () => {
  expect(byPlace(["a", "a"])).toEqual([
    { item: "a", key: 0 },
    { item: "a", key: 1 },
  ]);
  expect(places(3)).toEqual([0, 1, 2]);
});
