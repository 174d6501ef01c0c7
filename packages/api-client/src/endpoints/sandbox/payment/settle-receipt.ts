import * as v from "valibot";
import { SandboxReceipt, sandboxReceiptExample } from "../../../models/transfer.ts";
import { id, text } from "../../../models/wire.ts";
import { endpoint } from "../../contract.ts";

/** The platform's accountant: money without a reference is matched by hand, or goes back where no reference is given. */
export const sandboxSettleReceipt = endpoint("POST /sandbox/bank/settle", {
  summary: "Matches money that came without a reference, or sends it back",
  tag: "sandbox",
  auth: "none",
  effect: "write",
  sandbox: true,
  body: v.object({ receiptId: id, reference: v.optional(text(40)) }),
  answer: SandboxReceipt,
  fails: ["A00001"],
  example: { body: { receiptId: 1, reference: "TH7K2M9PQ4" }, answer: sandboxReceiptExample },
});
