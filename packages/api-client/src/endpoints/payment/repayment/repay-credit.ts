import * as v from "valibot";
import { CreditRepayment, repaymentExample } from "../../../models/credit.ts";
import { orderNumbers } from "../../../models/order.ts";
import { payType } from "../../../models/payment.ts";
import { id, text } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Pays back what is owed: chosen orders as a whole, or an amount, the oldest first; the balance pays at once. */
export const repayCredit = endpoint("POST /p/credit/repay", {
  summary: "Pays back what is owed on account terms: a QR code to scan, or the balance pays at once",
  tag: "repayment",
  auth: "token",
  effect: "write",
  creates: true,
  body: v.object({
    enterpriseId: id,
    shopId: id,
    /** As it was typed, in yuan; not read where orders are chosen. */
    amount: v.optional(text(30)),
    orderNumbers: v.optional(orderNumbers),
    payType,
  }),
  answer: CreditRepayment,
  fails: ["A00004", "A00001"],
  example: { body: { enterpriseId: 1, shopId: 1, amount: "2156", payType: 3 }, answer: repaymentExample },
});
