import { describe, expect, it } from "vitest";
import { clamped, edgeOf, maxZoom, movedBy, wholeOf, zoomedBy } from "./crop.ts";

const wide = { width: 800, height: 400 };

describe("ImageCrop's part of a picture", () => {
  it("begins as the largest square in the middle", () => {
    expect(wholeOf(wide)).toEqual({ x: 400, y: 200, zoom: 1 });
    expect(edgeOf(wide, wholeOf(wide))).toBe(400);
  });

  it("moves by shares of its edge, and never leaves the picture", () => {
    expect(movedBy(wide, wholeOf(wide), 0.1, 0.1)).toEqual({ x: 440, y: 200, zoom: 1 });
    expect(movedBy(wide, wholeOf(wide), 9, -9)).toEqual({ x: 600, y: 200, zoom: 1 });
  });

  it("zooms around its centre, from all of it to four times as near", () => {
    expect(zoomedBy(wide, wholeOf(wide), 2)).toEqual({ x: 400, y: 200, zoom: 2 });
    expect(zoomedBy(wide, wholeOf(wide), 99).zoom).toBe(maxZoom);
    expect(zoomedBy(wide, { x: 100, y: 100, zoom: 2 }, 0.5)).toEqual({ x: 200, y: 200, zoom: 1 });
  });

  it("is put right where it lies outside", () => {
    expect(clamped(wide, { x: 0, y: 0, zoom: 4 })).toEqual({ x: 50, y: 50, zoom: 4 });
  });
});
