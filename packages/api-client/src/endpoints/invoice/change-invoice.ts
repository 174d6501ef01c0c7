import { invoiceRequestExample, invoiceStateExample } from "../../models/examples/invoice.ts";
import { InvoiceRequest, InvoiceState } from "../../models/invoice.ts";
import { endpoint } from "../contract.ts";

/** Changes kind and title of an invoice that is not issued yet. */
export const changeInvoice = endpoint("PUT /p/orderInvoice/change", {
  summary: "Changes kind and title of an invoice that is not issued yet",
  tag: "invoice",
  auth: "token",
  effect: "write",
  body: InvoiceRequest,
  answer: InvoiceState,
  fails: ["A00004", "A00001"],
  example: { body: invoiceRequestExample, answer: invoiceStateExample },
});
