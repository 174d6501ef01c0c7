import * as v from "valibot";
import { paymentExample } from "../../../models/examples/order.ts";
import { Payment, payNo } from "../../../models/payment.ts";
import { endpoint } from "../../contract.ts";

/** The buyer's phone: scans a QR code without paying yet. */
export const sandboxScanPay = endpoint("POST /sandbox/pay/scan", {
  summary: "Scans a payment's QR code: waiting becomes scanned",
  tag: "sandbox",
  auth: "none",
  effect: "write",
  sandbox: true,
  body: v.object({ payNo }),
  answer: Payment,
  fails: ["A00001"],
  example: { body: { payNo: paymentExample.payNo }, answer: { ...paymentExample, status: "scanned" } },
});
