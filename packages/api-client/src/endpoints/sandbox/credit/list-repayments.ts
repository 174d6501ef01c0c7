import * as v from "valibot";
import { CreditRepayment, repaymentExample } from "../../../models/credit.ts";
import { endpoint } from "../../contract.ts";

/** The newest attempts to pay back. */
export const sandboxListRepayments = endpoint("GET /sandbox/repayments", {
  summary: "Repayments of account terms",
  tag: "sandbox",
  auth: "none",
  effect: "read",
  sandbox: true,
  answer: v.array(CreditRepayment),
  fails: [],
  example: { answer: [repaymentExample] },
});
