/** Which of the buyer's refunds a call is about: the list's filters, its export's too. */
import * as v from "valibot";
import { orderNumber } from "./order.ts";
import { period } from "./period.ts";
import { int, text } from "./wire.ts";

export const refundFilters = {
  /** 0 all, 1 not over, 2 succeeded, 3 withdrawn or closed. */
  sts: v.optional(v.pipe(int, v.picklist([0, 1, 2, 3]))),
  orderNumber: v.optional(orderNumber),
  /** Number of the order or the refund, or part of a product's name. */
  keyword: v.optional(text(50)),
  /** When they were applied for. */
  ...period,
};
