import * as v from "valibot";
import { paymentExample } from "../../../models/examples/order.ts";
import { SandboxPayment } from "../../../models/sandbox-trade.ts";
import { endpoint } from "../../contract.ts";

/** The newest 50 payments of all buyers, for the console page. */
export const sandboxListPayments = endpoint("GET /sandbox/payments", {
  summary: "The newest payments of all buyers",
  tag: "sandbox",
  auth: "none",
  effect: "read",
  sandbox: true,
  answer: v.array(SandboxPayment),
  fails: [],
  example: {
    answer: [
      {
        payNo: paymentExample.payNo,
        payType: 3,
        status: "waiting",
        orderNumbers: paymentExample.orderNumbers,
        totalFee: "165.00",
        qrText: paymentExample.qrText,
        expiresAt: paymentExample.expiresAt,
      },
    ],
  },
});
