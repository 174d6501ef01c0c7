import { expect, test } from "vitest";
import { codesOf } from "./goods-line.ts";

test("the manufacturer's part number is beside the seller's code where it is another one", () => {
  expect(codesOf({ partyCode: "00310", makerCode: "GL56A-10" })).toEqual({
    ...{ code: "00310", makerCode: "GL56A-10" },
  });
  expect(codesOf({ partyCode: "00310", makerCode: "00310" })).toEqual({ code: "00310" });
  expect(codesOf({ partyCode: "", makerCode: "GL56A-10" })).toEqual({ makerCode: "GL56A-10" });
  expect(codesOf({ partyCode: "", makerCode: "" })).toEqual({});
});
