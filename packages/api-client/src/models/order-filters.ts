/** Which of the buyer's orders a call is about: the list's filters, its export's too. */
import { approvalLimits } from "@tradehall/mall-rules/limits";
import { orderStatusNumbers } from "@tradehall/mall-rules/states/order/order";
import * as v from "valibot";
import { period } from "./period.ts";
import { flag, id, int, text } from "./wire.ts";

const choice = <const N extends readonly number[]>(numbers: N) =>
  v.optional(v.pipe(int, v.picklist(numbers)));

export const orderFilters = {
  /** 0 all; 1 unpaid, those that wait for a balance too; 5 completed, the reviewed ones too. */
  status: choice([0, ...orderStatusNumbers]),
  /** Order number, or part of a product's name or of the buyer's purchase number. */
  orderName: v.optional(text(50)),
  /** When they were submitted. */
  ...period,
  /** 0 all, 1 group, 2 flash sale, 3 points, 4 pre-sale with a deposit. */
  orderType: choice([0, 1, 2, 3, 4]),
  orderMold: choice([0, 1]),
  shopId: v.optional(id),
  /** Who of the enterprise ordered; for its administrator, whose list has all of them. */
  userId: v.optional(id),
  /** Whom it is booked on, as it was written. */
  costCentre: v.optional(text(approvalLimits.costCentreLength)),
  /** 1 those in the trash, which no other list has. */
  isTrash: v.optional(flag),
};
