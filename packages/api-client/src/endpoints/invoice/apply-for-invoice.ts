import { invoiceRequestExample, invoiceStateExample } from "../../models/examples/invoice.ts";
import { InvoiceRequest, InvoiceState } from "../../models/invoice.ts";
import { endpoint } from "../contract.ts";

/** Asks for the invoice of a paid order; one application an order (family §8). */
export const applyForInvoice = endpoint("POST /p/orderInvoice/apply", {
  summary: "Asks for the invoice of a paid order",
  tag: "invoice",
  auth: "token",
  effect: "write",
  creates: true,
  body: InvoiceRequest,
  answer: InvoiceState,
  fails: ["A00004", "A00001"],
  example: { body: invoiceRequestExample, answer: invoiceStateExample },
});
