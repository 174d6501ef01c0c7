import * as v from "valibot";
import { payNo } from "../../../models/payment.ts";
import { bankTransferExample } from "../../../models/transfer.ts";
import { nothing } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** The payment slip as a PDF, for the accountant who sends the money. */
export const getSlip = endpoint("GET /p/bankTransfer/slip", {
  summary: "The payment slip of a bank transfer as a PDF",
  tag: "transfer",
  auth: "token",
  effect: "read",
  perMinute: 60,
  file: ["application/pdf"],
  query: v.object({ payNo }),
  answer: nothing,
  fails: ["A00004", "A00001"],
  example: { query: { payNo: bankTransferExample.payNo }, answer: null },
});
