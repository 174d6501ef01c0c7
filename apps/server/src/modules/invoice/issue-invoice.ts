/** Issues an invoice: drawn first, then kept in one moment with its state, unless its order has changed meanwhile. */
import { isDeepStrictEqual } from "node:util";
import { invoiceStatuses, isIssuable } from "@tradehall/mall-rules/states/payment/invoice";
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { invoiceDocuments, invoices, orders } from "#server/db/schema/index.ts";
import { drawn } from "#server/modules/drawing/drawn.ts";
import { moveInvoice, toInvoiced } from "#server/modules/invoice/lifecycle/move-invoice.ts";
import { invoiceNoAt } from "#server/modules/invoice/sheet/invoice-number.ts";
import { sheetOf } from "#server/modules/invoice/sheet/invoice-sheet.ts";
import { lockOrders } from "#server/modules/order/lifecycle/lock-orders.ts";
import { refuse } from "#server/refuse.ts";

export const fileNameOf = (invoiceNo: string): string => `${invoiceNo}.pdf`;

/** The order and what its invoice would say now; refuses where none was asked for or the order is not paid. */
async function ready(db: Database, orderNumber: string) {
  const [row] = await db
    .select({ order: orders, invoice: invoices })
    .from(invoices)
    .innerJoin(orders, eq(orders.orderNumber, invoices.orderNumber))
    .where(eq(invoices.orderNumber, orderNumber));
  if (!row) refuse("invoiceMissing");
  const isAskedFor = row.invoice.status === invoiceStatuses.applying;
  if (!isAskedFor || !isIssuable(toInvoiced(row.order))) refuse("invoiceNotNow");
  return { order: row.order, sheet: await sheetOf(db, row.order, row.invoice) };
}

export async function issueInvoice(
  db: Database,
  orderNumber: string,
  at: Date,
  invoiceNo = invoiceNoAt(at),
): Promise<string> {
  const { sheet } = await ready(db, orderNumber);
  const pdf = await drawn({ invoice: { ...sheet, invoiceNo, orderNumber, issuedAt: at } });
  await db.transaction(async (tx) => {
    await lockOrders(tx, [orderNumber]);
    const now = await ready(tx, orderNumber);
    if (!isDeepStrictEqual(now.sheet, sheet)) refuse("orderStatusChanged");
    const { totalFen } = sheet.figures;
    await tx
      .insert(invoiceDocuments)
      .values({ invoiceNo, orderNumber, totalFen, sheet, pdf: pdf.toString("base64"), issuedAt: at });
    await moveInvoice(tx, now.order, { event: "issue", by: "seller", at });
  });
  return invoiceNo;
}
