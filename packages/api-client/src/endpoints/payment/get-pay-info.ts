import * as v from "valibot";
import { orderNumberExample, payInfoExample } from "../../models/examples/order.ts";
import { orderNumbers } from "../../models/order.ts";
import { PayInfo } from "../../models/payment.ts";
import { endpoint } from "../contract.ts";

/** What the cashier shows of the orders of one submit: goods, receiver, amount, time left, balance (family §4). */
export const getPayInfo = endpoint("GET /p/order/getOrderPayInfoByOrderNumber", {
  summary: "What the cashier shows: goods, receiver, amount, time left, balance, methods",
  tag: "payment",
  auth: "token",
  effect: "read",
  query: v.object({ orderNumbers }),
  answer: PayInfo,
  fails: ["A00004", "A00001"],
  example: { query: { orderNumbers: orderNumberExample }, answer: payInfoExample },
});
