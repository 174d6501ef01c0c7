import { getInvoiceFile } from "@tradehall/api-client/endpoints/invoice/get-invoice-file";
import { handle } from "#server/handle.ts";
import { fileNameOf } from "./issue-invoice.ts";
import { ownDocument } from "./own-invoices.ts";

export default handle(getInvoiceFile, async ({ query }, { db, buyer }) => {
  const { invoiceNo, pdf } = await ownDocument(db, buyer, query.orderNumber);
  return { fileName: fileNameOf(invoiceNo), contentType: "application/pdf" as const, base64: pdf };
});
