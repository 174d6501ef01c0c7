import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clampQuantity, readQuantity } from "./clamp-quantity.ts";

describe("readQuantity", () => {
  it("understands full-width digits, separators and blanks", () => {
    expect(readQuantity("１２")).toBe(12);
    expect(readQuantity(" 1,200 ")).toBe(1200);
    expect(readQuantity("１，２００")).toBe(1200);
  });

  it("takes nothing that is not a whole number", () => {
    for (const text of ["", "abc", "1.5", "-3", "1e3", "9".repeat(16)]) expect(readQuantity(text)).toBeNull();
  });
});

describe("clampQuantity", () => {
  it("says why a number was changed", () => {
    const limits = { min: 5, max: 60, step: 5 };
    expect(clampQuantity(20, limits)).toEqual([20, null]);
    expect(clampQuantity(2, limits)).toEqual([5, "min"]);
    expect(clampQuantity(500, limits)).toEqual([60, "max"]);
    expect(clampQuantity(13, limits)).toEqual([10, "step"]);
  });

  it("keeps the least even when fewer are in stock", () => {
    expect(clampQuantity(10, { min: 5, max: 3, step: 1 })).toEqual([5, "max"]);
  });

  it("always ends inside the limits, on a step, and stays there", () => {
    fc.assert(
      fc.property(
        fc.nat(9999),
        fc.nat(50),
        fc.integer({ min: 1, max: 9 }),
        fc.nat(999),
        (asked, min, step, room) => {
          const limits = { min, step, max: min + room };
          const [value] = clampQuantity(asked, limits);
          expect(value).toBeGreaterThanOrEqual(min);
          expect(value).toBeLessThanOrEqual(limits.max);
          expect((value - min) % step).toBe(0);
          expect(clampQuantity(value, limits)).toEqual([value, null]);
        },
      ),
    );
  });
});
