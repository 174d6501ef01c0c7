import { sandboxInvoiceExample } from "../../../models/examples/invoice.ts";
import { orderNumberExample } from "../../../models/examples/order.ts";
import { orderNumberParam } from "../../../models/my-order.ts";
import { SandboxInvoice } from "../../../models/sandbox-trade.ts";
import { endpoint } from "../../contract.ts";

/** The seller: issues the invoice that a paid order's buyer asked for. */
export const sandboxIssueInvoice = endpoint("POST /sandbox/invoices/{orderNumber}/issue", {
  summary: "Issues an invoice that was asked for",
  tag: "sandbox",
  auth: "none",
  effect: "write",
  sandbox: true,
  params: orderNumberParam,
  answer: SandboxInvoice,
  fails: ["A00001"],
  example: {
    params: { orderNumber: orderNumberExample },
    answer: { ...sandboxInvoiceExample, invoiceStatus: 2, isIssuable: 0 },
  },
});
