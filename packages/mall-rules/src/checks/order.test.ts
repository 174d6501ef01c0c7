import { expect, test } from "vitest";
import { faultsOf, normalized } from "./form.ts";
import { poNumberRules } from "./order.ts";

const normalize = (poNumber: string) => normalized(poNumberRules, new Map([["poNumber", poNumber]])).poNumber;
const fault = (poNumber: string) => faultsOf(poNumberRules, { poNumber }).poNumber?.reason;

test("a purchase number is kept in half width, without spaces around and in one line", () => {
  expect(normalize("　ＣＧ－２０２６\n 0042 ")).toBe("CG-2026 0042");
  expect(normalize(" \u200b ")).toBe("");
});

test("none is right; more than 40 characters and hidden controls are not", () => {
  expect(fault("")).toBeUndefined();
  expect(fault("采".repeat(40))).toBeUndefined();
  expect(fault("采".repeat(41))).toBe("tooLong");
  expect(fault("CG\u202e42")).toBe("controlCharacters");
});
