import { invoiceStateExample } from "../../models/examples/invoice.ts";
import { orderNumberExample } from "../../models/examples/order.ts";
import { InvoiceState } from "../../models/invoice.ts";
import { orderNumberParam } from "../../models/my-order.ts";
import { endpoint } from "../contract.ts";

/** Gives up an invoice that is not issued yet; it may be asked for again. */
export const withdrawInvoice = endpoint("PUT /p/orderInvoice/cancel/{orderNumber}", {
  summary: "Gives up an invoice that is not issued yet",
  tag: "invoice",
  auth: "token",
  effect: "write",
  params: orderNumberParam,
  answer: InvoiceState,
  fails: ["A00004", "A00001"],
  example: {
    params: { orderNumber: orderNumberExample },
    answer: { ...invoiceStateExample, invoiceStatus: 3, allowedActions: ["apply"] },
  },
});
