import * as v from "valibot";
import { orderNumberExample, paymentExample } from "../../models/examples/order.ts";
import { orderNumbers } from "../../models/order.ts";
import { Payment, payType } from "../../models/payment.ts";
import { int, text } from "../../models/wire.ts";
import { endpoint } from "../contract.ts";

/** Opens an attempt to pay and closes the earlier open ones; the balance pays at once (family §4). */
export const payOrders = endpoint("POST /p/order/pay", {
  summary: "Opens a payment: a QR code to scan, or the balance pays at once",
  tag: "payment",
  auth: "token",
  effect: "write",
  creates: true,
  body: v.object({
    orderNumbers,
    payType,
    returnUrl: v.optional(text(500)),
    /** 1 PC. */
    systemType: v.optional(int),
  }),
  answer: Payment,
  fails: ["A00004", "A00001", "A03002"],
  example: {
    body: { orderNumbers: orderNumberExample, payType: 3, systemType: 1 },
    answer: paymentExample,
  },
});
