import * as v from "valibot";
import { CreditRepayment, repaymentExample } from "../../../models/credit.ts";
import { payNo } from "../../../models/payment.ts";
import { endpoint } from "../../contract.ts";

/** Where a repayment is: polled by its page until it is paid, expired, failed or closed. */
export const getRepayment = endpoint("GET /p/credit/repayStatus", {
  summary: "Where a repayment is",
  tag: "repayment",
  auth: "token",
  effect: "read",
  query: v.object({ repaymentNo: payNo }),
  answer: CreditRepayment,
  fails: ["A00004", "A00001"],
  example: { query: { repaymentNo: repaymentExample.repaymentNo }, answer: repaymentExample },
});
