/** Checks of account terms: asking for a line, paying back. */
import { creditLimits } from "../limits/credit.ts";
import { type Fen, fen, fenToYuan, plainAmountToFen } from "../money/index.ts";
import type { FormRules } from "./form.ts";
import type { Check, Refused } from "./result.ts";
import { lengthBetween, normalizeAmount, normalizeText } from "./text.ts";

const yuan = (amount: Fen): number => Number(fenToYuan(amount));

const amountBetween =
  (reason: "creditRange" | "repaymentRange", min: Fen, max: Fen): Check =>
  (typed) => {
    if (typed === "")
      return { reason: "required", of: reason === "creditRange" ? "creditAmount" : "repaymentAmount" };
    const asked = plainAmountToFen(typed);
    if (asked === undefined) return { reason: "amountFormat" };
    return asked < min || asked > max ? { reason, min: yuan(min), max: yuan(max) } : undefined;
  };

const { minRequestFen, maxRequestFen, note } = creditLimits;
const checkNote = lengthBetween(1, note);
const checkShop = (value: string): Refused | undefined =>
  value === "" ? { reason: "notChosen", of: "creditShop" } : undefined;

/** A request for a credit line: of which shop, how much, why. */
export const creditRequestRules = {
  shopId: { check: checkShop },
  amount: {
    normalize: normalizeAmount,
    check: amountBetween("creditRange", fen(minRequestFen), fen(maxRequestFen)),
  },
  note: { normalize: normalizeText, check: (value) => (value === "" ? undefined : checkNote(value)) },
} satisfies FormRules;

/** What is paid back: no more than is owed. */
export const checkRepayment = (owed: Fen): Check => amountBetween("repaymentRange", fen(1), owed);

export const repaymentRules = {
  amount: {
    normalize: normalizeAmount,
    check: (value) => (value === "" ? { reason: "required", of: "repaymentAmount" } : undefined),
  },
  method: { check: (value) => (value === "" ? { reason: "notChosen", of: "payMethod" } : undefined) },
} satisfies FormRules;
