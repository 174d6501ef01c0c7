/** Checks of an invoice's title and of the address a file goes to (Spec §5). */
import { invoiceLimits } from "../limits/invoice.ts";
import { titleKinds } from "../states/payment/invoice.ts";
import { mailRule } from "./email.ts";
import type { FormRules } from "./form.ts";
import type { Check, Refused } from "./result.ts";
import { checkTaxNumber, normalizeTaxNumber } from "./taxpayer.ts";
import { checkControls, isBlank, lengthBetween, textLength, toHalfWidth, trimmed } from "./text.ts";

type All = Readonly<Record<string, string>>;
const ofUnit =
  (check: Check) =>
  (value: string, { titleType }: All): Refused | undefined =>
    titleType === String(titleKinds.unit) ? check(value) : undefined;

const optional =
  (max: number): Check =>
  (typed) => {
    if (typed === "") return undefined;
    if (isBlank(typed)) return { reason: "blank" };
    return textLength(typed) > max ? { reason: "tooLong", max } : checkControls(typed);
  };

/** Without the spaces people put between groups of digits. */
export const normalizePhone = (typed: string): string => toHalfWidth(typed).replace(/\s/g, "");

/** 8 to 30 digits, as banks number accounts. */
const checkAccount: Check = (typed) =>
  typed === "" || /^\d{8,30}$/.test(typed) ? undefined : { reason: "bankAccountFormat" };

/** A mobile number or one with an area code. */
export const checkPhone: Check = (typed) =>
  typed === "" || /^(?:1\d{10}|(?:0\d{2,3}-?)?\d{7,8}(?:-\d{1,6})?|400-?\d{3}-?\d{4})$/.test(typed)
    ? undefined
    : { reason: "unitPhoneFormat" };

/** The form of a title; `titleId` is empty for a new one. What a special invoice needs beside these is asked for with it. */
export const invoiceTitleRules = {
  titleId: {},
  titleType: {
    check: (kind) =>
      Object.values(titleKinds).some((known) => String(known) === kind)
        ? undefined
        : { reason: "notChosen", of: "titleType" },
  },
  titleName: {
    normalize: trimmed,
    check: lengthBetween(invoiceLimits.nameMin, invoiceLimits.nameMax, "titleName"),
  },
  taxNo: { normalize: normalizeTaxNumber, check: ofUnit(checkTaxNumber) },
  unitAddress: { normalize: trimmed, check: ofUnit(optional(invoiceLimits.addressMax)) },
  unitPhone: { normalize: normalizePhone, check: ofUnit(checkPhone) },
  bankName: { normalize: trimmed, check: ofUnit(optional(invoiceLimits.bankMax)) },
  bankAccount: { normalize: normalizePhone, check: ofUnit(checkAccount) },
  isDefault: {},
} satisfies FormRules;

/** What a special VAT invoice says of its buyer beside name and number. */
export const specialFields = ["unitAddress", "unitPhone", "bankName", "bankAccount"] as const;

/** Whether a title says all that a special invoice must. */
export const isSpecialTitle = (
  title: Readonly<Record<(typeof specialFields)[number], string>> & { titleType: number },
): boolean => title.titleType === titleKinds.unit && specialFields.every((name) => title[name] !== "");

/** The form that sends an issued invoice to an address. */
export const invoiceMailRules = {
  email: mailRule,
} satisfies FormRules;
