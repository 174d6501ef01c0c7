import { expect, test } from "vitest";
import { drawing } from "./drawing.ts";

test("paths and circles are drawn as one, each from its own corner", () => {
  const { shapes } = drawing([
    ["path", { d: "m21 21-4.34-4.34" }],
    ["path", { d: "m6 9 6 6 6-6" }],
    ["path", { d: "M5 12h14" }],
    ["path", { d: "m3.5.5a2 2 0 0 1 2 2" }],
    ["circle", { cx: "11", cy: "11", r: "8" }],
  ]);
  const d = [
    "M21 21l-4.34-4.34",
    "M6 9l6 6 6-6",
    "M5 12h14",
    "M3.5 .5a2 2 0 0 1 2 2",
    "M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0",
  ].join("");
  expect(shapes).toEqual([["path", { d }]]);
});

test("what is filled, or no path, stays as it is", () => {
  const dot = ["circle", { cx: "7.5", cy: "7.5", r: ".5", fill: "currentColor" }] as [string, object];
  const frame = ["rect", { x: "3", y: "3", width: "7", height: "9", rx: "1" }] as [string, object];
  expect(drawing([dot, frame] as never)).toEqual({ shapes: [dot, frame] });
});
