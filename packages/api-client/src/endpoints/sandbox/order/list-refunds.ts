import * as v from "valibot";
import { SandboxRefund, sandboxRefundExample } from "../../../models/sandbox-trade.ts";
import { endpoint } from "../../contract.ts";

/** The newest 50 refunds of all buyers, for the console page. */
export const sandboxListRefunds = endpoint("GET /sandbox/refunds", {
  summary: "The newest refunds of all buyers",
  tag: "sandbox",
  auth: "none",
  effect: "read",
  sandbox: true,
  answer: v.array(SandboxRefund),
  fails: [],
  example: { answer: [sandboxRefundExample] },
});
