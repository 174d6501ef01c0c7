/** Checks of what a buyer writes onto an order. */
import { approvalLimits, orderLimits } from "../limits/index.ts";
import { fromNames } from "../records/index.ts";
import type { FieldRule, FormRules } from "./form.ts";
import type { CheckField } from "./result.ts";
import { lengthBetween, normalizeText, toHalfWidth } from "./text.ts";

/** One line, each run of spaces as one; none is right where it is not required. */
const oneLine = (of: CheckField, most: number, isRequired: boolean): FieldRule => ({
  normalize: (typed) => normalizeText(toHalfWidth(typed)).replace(/\s+/g, " "),
  check: (value) => (value === "" && !isRequired ? undefined : lengthBetween(1, most, of)(value)),
});

/** The buyer's own number of a purchase (采购单号); none is right, too. */
export const poNumberRules = {
  poNumber: oneLine("poNumber", orderLimits.poNumberLength, false),
} satisfies FormRules;

/** What an enterprise books an order on, and which of it every order has to say. */
export const bookingNames = ["poNumber", "costCentre", "project"] as const;
export type BookingName = (typeof bookingNames)[number];

const mostOf: Record<BookingName, number> = {
  poNumber: orderLimits.poNumberLength,
  costCentre: approvalLimits.costCentreLength,
  project: approvalLimits.projectLength,
};

export const bookingRules = (required: readonly BookingName[]): FormRules<BookingName> =>
  fromNames(bookingNames, (name) => oneLine(name, mostOf[name], required.includes(name)));
