import { bankTransferExample, SandboxBank, sandboxReceiptExample } from "../../../models/transfer.ts";
import { endpoint } from "../../contract.ts";

/** The sandbox's bank: transfers that wait for money, and what has come on the account. */
export const sandboxGetBank = endpoint("GET /sandbox/bank", {
  summary: "Transfers that wait, and money on the account",
  tag: "sandbox",
  auth: "none",
  effect: "read",
  sandbox: true,
  answer: SandboxBank,
  fails: [],
  example: { answer: { transfers: [bankTransferExample], receipts: [sandboxReceiptExample] } },
});
