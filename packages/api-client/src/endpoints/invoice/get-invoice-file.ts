import { invoiceNoExample } from "../../models/examples/invoice.ts";
import { orderNumberExample } from "../../models/examples/order.ts";
import { InvoiceFile } from "../../models/invoice.ts";
import { orderNumberParam } from "../../models/my-order.ts";
import { endpoint } from "../contract.ts";

/** The issued invoice as a PDF, made once when it was issued: the same bytes every time. */
export const getInvoiceFile = endpoint("GET /p/orderInvoice/file", {
  summary: "The issued invoice as a PDF",
  tag: "invoice",
  auth: "token",
  effect: "read",
  perMinute: 60,
  query: orderNumberParam,
  answer: InvoiceFile,
  fails: ["A00004", "A00001"],
  example: {
    query: { orderNumber: orderNumberExample },
    answer: {
      fileName: `${invoiceNoExample}.pdf`,
      contentType: "application/pdf",
      base64: "JVBERi0xLjcK",
    },
  },
});
