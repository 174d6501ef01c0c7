import * as v from "valibot";
import { sandboxInvoiceExample } from "../../../models/examples/invoice.ts";
import { SandboxInvoice } from "../../../models/sandbox-trade.ts";
import { endpoint } from "../../contract.ts";

/** The newest 50 invoices that were asked for, for the console page. */
export const sandboxListInvoices = endpoint("GET /sandbox/invoices", {
  summary: "The newest invoices that were asked for",
  tag: "sandbox",
  auth: "none",
  effect: "read",
  sandbox: true,
  answer: v.array(SandboxInvoice),
  fails: [],
  example: { answer: [sandboxInvoiceExample] },
});
