import * as v from "valibot";
import { SandboxOrder, sandboxOrderExample } from "../../../models/sandbox-trade.ts";
import { endpoint } from "../../contract.ts";

/** The newest 50 orders of all buyers, for the console page. */
export const sandboxListOrders = endpoint("GET /sandbox/orders", {
  summary: "The newest orders of all buyers",
  tag: "sandbox",
  auth: "none",
  effect: "read",
  sandbox: true,
  answer: v.array(SandboxOrder),
  fails: [],
  example: { answer: [sandboxOrderExample] },
});
