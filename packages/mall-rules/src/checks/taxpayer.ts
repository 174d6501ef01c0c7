/** Taxpayer numbers: the unified social credit code (GB 32100) by its check sign, older numbers by their form. */
import type { Check } from "./result.ts";
import { toHalfWidth } from "./text.ts";

/** Digits of base 31: I, O, S, V and Z are none, since they are taken for others. */
const signs = "0123456789ABCDEFGHJKLMNPQRTUWXY";
const modulus = signs.length;

/** The 18th sign of a credit code, from its first 17; undefined where one of them is no digit of it. */
export function creditCodeCheckSign(first: string): string | undefined {
  let sum = 0;
  let weight = 1;
  for (const sign of first) {
    const value = signs.indexOf(sign);
    if (value < 0) return undefined;
    sum += value * weight;
    weight = (weight * 3) % modulus;
  }
  return signs[(modulus - (sum % modulus)) % modulus];
}

/** Register, kind of body, six digits of the place, nine signs of the organisation, the check sign. */
const creditCode = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/;
/** Numbers from before: 15 signs of an organisation, or a person's identity number as it is, with 2 more behind it. */
const olderNumber = /^(?:[0-9A-Z]{15}|\d{15}[0-9A-Z]{2}|\d{17}[\dX][0-9A-Z]{2})$/;

/** As people type and paste it: half width, no gaps, capitals. */
export const normalizeTaxNumber = (typed: string): string =>
  toHalfWidth(typed).replace(/[\s-]/g, "").toUpperCase();

export const checkTaxNumber: Check = (code) => {
  if (code === "") return { reason: "required", of: "taxNumber" };
  if (olderNumber.test(code)) return undefined;
  if (!creditCode.test(code)) return { reason: "taxNumberFormat" };
  return creditCodeCheckSign(code.slice(0, 17)) === code[17] ? undefined : { reason: "taxNumberCheck" };
};
