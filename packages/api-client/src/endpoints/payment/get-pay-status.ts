import * as v from "valibot";
import { paymentExample, payNoExample } from "../../models/examples/order.ts";
import { Payment, payNo } from "../../models/payment.ts";
import { endpoint } from "../contract.ts";

/** Where an attempt is: polled by the QR page until it is paid, expired, failed or closed. */
export const getPayStatus = endpoint("GET /p/order/payStatus", {
  summary: "Where a payment stands",
  tag: "payment",
  auth: "token",
  effect: "read",
  query: v.object({ payNo }),
  answer: Payment,
  fails: ["A00004", "A00001"],
  example: { query: { payNo: payNoExample }, answer: paymentExample },
});
