import { transferLimits } from "@tradehall/mall-rules/limits";
import * as v from "valibot";
import { SandboxReceipt, sandboxReceiptExample } from "../../../models/transfer.ts";
import { text, typedMoney } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** Money comes on the account. A reference within `text` finds its transfer; without one it waits to be matched by hand. */
export const sandboxReceiveMoney = endpoint("POST /sandbox/bank", {
  summary: "Money comes on the sandbox's account",
  tag: "sandbox",
  auth: "none",
  effect: "write",
  sandbox: true,
  body: v.object({
    amount: typedMoney,
    text: v.optional(text(200)),
    payer: v.optional(text(transferLimits.payer)),
  }),
  answer: SandboxReceipt,
  fails: ["A00001"],
  example: { body: { amount: "5680.00", text: "货款 TH7K2M9PQ4" }, answer: sandboxReceiptExample },
});
