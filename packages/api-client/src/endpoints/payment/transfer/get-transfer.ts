import * as v from "valibot";
import { payNo } from "../../../models/payment.ts";
import { BankTransfer, bankTransferExample } from "../../../models/transfer.ts";
import { endpoint } from "../../contract.ts";

/** What to send where, and what has come of it: of a payment or a repayment of the caller (Spec §4). */
export const getTransfer = endpoint("GET /p/bankTransfer/info", {
  summary: "A payment by bank transfer: account, amount, reference, what has come",
  tag: "transfer",
  auth: "token",
  effect: "read",
  query: v.object({ payNo }),
  answer: BankTransfer,
  fails: ["A00004", "A00001"],
  example: { query: { payNo: bankTransferExample.payNo }, answer: bankTransferExample },
});
