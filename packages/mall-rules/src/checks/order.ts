/** Checks of what a buyer writes onto an order. */
import { orderLimits } from "../limits/index.ts";
import type { FormRules } from "./form.ts";
import { lengthBetween, tidyText, toHalfWidth } from "./text.ts";

const checkPoNumber = lengthBetween(1, orderLimits.poNumberLength);

/** The buyer's own number of a purchase (采购单号); none is right, too. */
export const poNumberRules = {
  poNumber: {
    tidy: (typed) => tidyText(toHalfWidth(typed)).replace(/\s+/g, " "),
    check: (value) => (value === "" ? undefined : checkPoNumber(value)),
  },
} satisfies FormRules;
