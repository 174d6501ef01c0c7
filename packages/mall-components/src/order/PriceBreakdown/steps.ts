import type { YuanText } from "@tradehall/mall-rules/money";
import type { AmountsView } from "../order-views.ts";

/** Whether there is anything to say: absent and "0.00" are not shown. */
export const isAmount = (amount: YuanText | undefined): amount is YuanText =>
  amount !== undefined && Number(amount) !== 0;

// In the order they are worked out in.
const parts = ["member", "discount", "coupon", "points"] as const;

/** The steps of the ladder that are taken off: goods and freight without them are the sum. */
export const takenOff = (amounts: AmountsView): { part: (typeof parts)[number]; amount: YuanText }[] =>
  parts.flatMap((part) => {
    const amount = amounts[part];
    return isAmount(amount) ? [{ part, amount }] : [];
  });
