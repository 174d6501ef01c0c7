/** Invoices of the orders that a buyer sees; a deleted order keeps its invoice in the buyer's lists. */
import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { invoiceDocuments, invoices, orders } from "#server/db/schema/index.ts";
import { isOfOwner, type OrderOwner } from "#server/modules/order/lifecycle/lock-orders.ts";
import { refuse } from "#server/refuse.ts";

/** Each with its order and The valid document. */
export const ownInvoices = (db: Database, owner: OrderOwner, which?: SQL) =>
  db
    .select({
      order: orders,
      invoice: invoices,
      document: { invoiceNo: invoiceDocuments.invoiceNo, totalFen: invoiceDocuments.totalFen },
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.orderNumber, invoices.orderNumber))
    .leftJoin(
      invoiceDocuments,
      and(eq(invoiceDocuments.orderNumber, invoices.orderNumber), isNull(invoiceDocuments.takenBackAt)),
    )
    .where(and(isOfOwner(owner), which));

/** One with the whole document that is; refuses where the buyer has none of this order. */
export async function ownInvoice(db: Database, owner: OrderOwner, orderNumber: string) {
  const [row] = await ownInvoices(db, owner, eq(invoices.orderNumber, orderNumber));
  if (!row) refuse("invoiceMissing");
  const [document = null] = row.document
    ? await db.select().from(invoiceDocuments).where(eq(invoiceDocuments.invoiceNo, row.document.invoiceNo))
    : [];
  return { ...row, document };
}

/** The valid document; refuses where none was issued. */
export async function ownDocument(db: Database, owner: OrderOwner, orderNumber: string) {
  const { document } = await ownInvoice(db, owner, orderNumber);
  return document ?? refuse("invoiceNotIssued");
}
