/** Checks of what an enterprise's administrator and approvers write. */
import { plainAmountToFen } from "../money/index.ts";
import type { FieldRule, FormRules } from "./form.ts";
import type { CheckField } from "./result.ts";
import { normalizeAmount } from "./text.ts";

/** An amount of yuan, or nothing for none. */
const amount: FieldRule = {
  normalize: normalizeAmount,
  check: (value) =>
    value === "" || plainAmountToFen(value) !== undefined ? undefined : { reason: "amountFormat" },
};

/** Limits of categories as a form numbers them. */
export const categoryNumbers = [1, 2, 3, 4, 5] as const satisfies readonly number[];
export type CategoryNumber = (typeof categoryNumbers)[number];

/** A category has a limit where both are given. */
const categoryLimit = (nth: CategoryNumber): FormRules => ({
  [`category${nth}`]: {
    check: (value, all) =>
      value === "" && all[`categoryMonth${nth}`] ? { reason: "notChosen", of: "category" } : undefined,
  },
  [`categoryMonth${nth}`]: {
    normalize: normalizeAmount,
    check: (value, all) =>
      value === "" && all[`category${nth}`] ? { reason: "amountFormat" } : amount.check?.(value, all),
  },
});

/** A member's limits; nothing is without limit. */
export const memberLimitRules = {
  ...{ perOrder: amount, perMonth: amount },
  ...(Object.assign({}, ...categoryNumbers.map(categoryLimit)) as Record<
    `${"category" | "categoryMonth"}${CategoryNumber}`,
    FieldRule
  >),
} satisfies FormRules;

/** Steps of approval as a form numbers them. */
export const stepNumbers = [1, 2, 3] as const satisfies readonly number[];
export type StepNumber = (typeof stepNumbers)[number];

/** A step is there where an approver is chosen for it; the first may leave its amount out, which is every order. */
const step = (nth: StepNumber): FormRules => ({
  [`from${nth}`]: {
    normalize: normalizeAmount,
    check: (value, all) =>
      value === "" && nth > 1 && all[`approver${nth}`] !== ""
        ? { reason: "amountFormat" }
        : amount.check?.(value, all),
  },
  [`approver${nth}`]: {
    check: (value, all) =>
      value === "" && (all[`from${nth}`] !== "" || all[`second${nth}`] !== "")
        ? { reason: "notChosen", of: "approver" }
        : undefined,
  },
  [`second${nth}`]: {},
});

type StepName = `${"from" | "approver" | "second"}${StepNumber}`;

/** What every order has to say, and the steps; boxes send "1" or nothing. */
export const buyingRulesRules = {
  ...{ requiresPoNumber: {}, requiresCostCentre: {}, requiresProject: {} },
  ...(Object.assign({}, ...stepNumbers.map(step)) as Record<StepName, FieldRule>),
} satisfies FormRules;

const chosen = (of: CheckField): FieldRule => ({
  check: (value) => (value === "" ? { reason: "notChosen", of } : undefined),
});

/** Who approves in one's place, and until which day. */
export const standInRules = {
  standIn: chosen("approver"),
  until: chosen("standInUntil"),
} satisfies FormRules;
