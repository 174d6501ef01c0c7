import { transferLimits } from "@tradehall/mall-rules/limits";
import * as v from "valibot";
import { payNo } from "../../../models/payment.ts";
import { BankTransfer, bankTransferExample } from "../../../models/transfer.ts";
import { text } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Who sent the money, the bank's confirmation, and what becomes of too much; as often as wanted while it is awaited. */
export const sendProof = endpoint("POST /p/bankTransfer/proof", {
  summary: "Says who sent the money, with the bank's confirmation",
  tag: "transfer",
  auth: "token",
  effect: "write",
  body: v.object({
    payNo,
    payer: v.optional(text(transferLimits.payer)),
    excess: text(20),
    /** Addresses of private pictures, joined by commas. */
    proofs: v.optional(text(2_000)),
  }),
  answer: BankTransfer,
  fails: ["A00004", "A00001"],
  example: {
    body: { payNo: bankTransferExample.payNo, payer: "上海拓远机电设备有限公司", excess: "balance" },
    answer: { ...bankTransferExample, payer: "上海拓远机电设备有限公司" },
  },
});
