/** Checks of topping up a balance (Spec §5 "at least 0.01, at most 100,000 per time"). */
import { balanceLimits } from "../limits/index.ts";
import { fen, fenToYuan, plainAmountToFen } from "../money/index.ts";
import type { FormRules } from "./form.ts";
import type { Check } from "./result.ts";
import { normalizeAmount } from "./text.ts";

const { minTopUpFen, maxTopUpFen } = balanceLimits;
const range = { min: Number(fenToYuan(fen(minTopUpFen))), max: Number(fenToYuan(fen(maxTopUpFen))) };

/** Yuan with up to two decimals. */
export const checkTopUpAmount: Check = (typed) => {
  if (typed === "") return { reason: "required", of: "topUpAmount" };
  const asked = plainAmountToFen(typed);
  if (asked === undefined) return { reason: "amountFormat" };
  return asked < minTopUpFen || asked > maxTopUpFen ? { reason: "topUpRange", ...range } : undefined;
};

export const topUpRules = {
  amount: { normalize: normalizeAmount, check: checkTopUpAmount },
  method: { check: (value) => (value === "" ? { reason: "notChosen", of: "payMethod" } : undefined) },
} satisfies FormRules;
