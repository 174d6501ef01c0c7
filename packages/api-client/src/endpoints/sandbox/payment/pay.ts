import * as v from "valibot";
import { paymentExample } from "../../../models/examples/order.ts";
import { Payment, payNo } from "../../../models/payment.ts";
import { endpoint } from "../../contract.ts";

/** The buyer's phone: confirms or refuses a QR code's payment. */
export const sandboxPay = endpoint("POST /sandbox/pay", {
  summary: "Pays a payment, or lets it fail",
  tag: "sandbox",
  auth: "none",
  effect: "write",
  sandbox: true,
  body: v.object({ payNo, result: v.picklist(["success", "failure"]) }),
  answer: Payment,
  fails: ["A00001"],
  example: {
    body: { payNo: paymentExample.payNo, result: "success" },
    answer: { ...paymentExample, status: "paid", orderStatus: 2 },
  },
});
