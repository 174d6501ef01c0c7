import { invoiceDetailExample } from "../../models/examples/invoice.ts";
import { orderNumberExample } from "../../models/examples/order.ts";
import { InvoiceDetail } from "../../models/invoice.ts";
import { orderNumberParam } from "../../models/my-order.ts";
import { endpoint } from "../contract.ts";

/** The invoice of one of the buyer's orders: as it was issued, or as it would be now. */
export const getInvoice = endpoint("GET /p/orderInvoice/info", {
  summary: "The invoice of one of the buyer's orders",
  tag: "invoice",
  auth: "token",
  effect: "read",
  query: orderNumberParam,
  answer: InvoiceDetail,
  fails: ["A00004", "A00001"],
  example: { query: { orderNumber: orderNumberExample }, answer: invoiceDetailExample },
});
