import { describe, expect, it } from "vitest";
import { timeLeft } from "./time-left.ts";

describe("what is left of a time", () => {
  it("splits into days and two-digit parts", () => {
    expect(timeLeft(90_061_000)).toEqual({
      isOver: false,
      days: 1,
      hours: "01",
      minutes: "01",
      seconds: "01",
    });
  });

  it("shows 00:00:01 until the last millisecond, then is over", () => {
    expect(timeLeft(1)).toMatchObject({ isOver: false, seconds: "01" });
    expect(timeLeft(0)).toMatchObject({ isOver: true, seconds: "00" });
    expect(timeLeft(-5_000)).toMatchObject({ isOver: true, hours: "00" });
  });
});
