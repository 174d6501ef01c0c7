import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkTaxNumber, creditCodeCheckSign, normalizeTaxNumber } from "./taxpayer.ts";

const body = fc.stringMatching(/^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{9}$/);
const signs = "0123456789ABCDEFGHJKLMNPQRTUWXY";

describe("the unified social credit code", () => {
  // As registers print them: two banks, a university.
  test.each(["91100000100003962T", "12100000400010275N", "91110000802100433B"])("%s is one", (code) => {
    expect(checkTaxNumber(code)).toBeUndefined();
  });

  test("is right with exactly one check sign", () => {
    fc.assert(
      fc.property(body, (first) => {
        const right = [...signs].filter((sign) => checkTaxNumber(first + sign) === undefined);
        expect(right).toEqual([creditCodeCheckSign(first)]);
      }),
    );
  });

  test("with one sign mistaken is wrong, wherever it is", () => {
    fc.assert(
      fc.property(body, (first) => {
        const code = first + creditCodeCheckSign(first);
        for (let at = 0; at < code.length; at++) {
          const sign = code.charAt(at);
          // The place is digits alone.
          const others = at > 1 && at < 8 ? "0123456789" : signs;
          const other = others.charAt((others.indexOf(sign) + 1) % others.length);
          const mistaken = code.slice(0, at) + other + code.slice(at + 1);
          expect(checkTaxNumber(mistaken)).toEqual({ reason: "taxNumberCheck" });
        }
      }),
    );
  });

  test("with two neighbours exchanged is wrong", () => {
    fc.assert(
      fc.property(body, (first) => {
        const code = first + creditCodeCheckSign(first);
        for (let at = 8; at < 17; at++) {
          const [one = "", other = ""] = code.slice(at, at + 2);
          if (one === other) continue;
          const exchanged = code.slice(0, at) + other + one + code.slice(at + 2);
          expect(checkTaxNumber(exchanged)).toEqual({ reason: "taxNumberCheck" });
        }
      }),
    );
  });
});

test("older numbers of 15, 17 and 20 signs are taken by their form", () => {
  for (const number of ["310115132296578", "31011519800101123", "11010519491231002X01"])
    expect(checkTaxNumber(number)).toBeUndefined();
});

test("everything else is refused with the form it should have", () => {
  expect(checkTaxNumber("")).toEqual({ reason: "required", of: "taxNumber" });
  for (const wrong of [
    "123",
    "91310115MA1K4TY08",
    "9131011SMA1K4TY08X",
    "91310115MA1K4TO08X",
    "9".repeat(19),
  ])
    expect(checkTaxNumber(wrong)).toEqual({ reason: "taxNumberFormat" });
});

test("is read as people type and paste it", () => {
  expect(normalizeTaxNumber(" ９１３１０１１５ ma1k-4ty08x ")).toBe("91310115MA1K4TY08X");
});
