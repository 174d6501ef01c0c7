import * as v from "valibot";
import { CreditRepayment, repaymentExample } from "../../../models/credit.ts";
import { payNo } from "../../../models/payment.ts";
import { endpoint } from "../../contract.ts";

/** The buyer's phone: scans, pays or refuses a repayment. */
export const sandboxMoveRepayment = endpoint("POST /sandbox/repayments", {
  summary: "Scans or pays a repayment, or lets it fail",
  tag: "sandbox",
  auth: "none",
  effect: "write",
  sandbox: true,
  body: v.object({ repaymentNo: payNo, result: v.picklist(["scan", "success", "failure"]) }),
  answer: CreditRepayment,
  fails: ["A00001"],
  example: {
    body: { repaymentNo: repaymentExample.repaymentNo, result: "success" },
    answer: { ...repaymentExample, status: "paid" },
  },
});
