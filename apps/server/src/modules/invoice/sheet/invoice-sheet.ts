/** What an invoice says: reckoned from its order, kept with the document once it is issued. */
import { fen, sumFen } from "@tradehall/mall-rules/money";
import { type InvoiceFigures, invoiceFigures, taxRates } from "@tradehall/mall-rules/pricing";
import { refundStatuses } from "@tradehall/mall-rules/states/after-sale/refund";
import { molds } from "@tradehall/mall-rules/states/order/delivery";
import { invoiceTypeName } from "@tradehall/mall-rules/states/payment/invoice";
import { and, asc, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import {
  type IssuedSheet,
  type invoices,
  orderItems,
  type orders,
  refunds,
  shops,
} from "#server/db/schema/index.ts";

type OrderRow = typeof orders.$inferSelect;
type InvoiceRow = typeof invoices.$inferSelect;

/** All that the file shows. */
export interface InvoiceSheet extends IssuedSheet {
  invoiceNo: string;
  orderNumber: string;
  issuedAt: Date;
}

/** What of an order is still paid for, line by line, as its invoice would say it now. */
async function figuresOf(db: Database, order: OrderRow): Promise<InvoiceFigures> {
  const { orderNumber, freightFen, actualFen, refundedFen, mold } = order;
  const items = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderNumber, orderNumber))
    .orderBy(asc(orderItems.id));
  const done = await db
    .select({ freightFen: refunds.freightFen })
    .from(refunds)
    .where(and(eq(refunds.orderNumber, orderNumber), eq(refunds.status, refundStatuses.succeeded)));
  return invoiceFigures({
    lines: items.map(({ prodName, skuName, quantity, refunded, actualFen: paidFen }) => ({
      ...{ name: prodName, spec: skuName, quantity, refunded, actualFen: paidFen },
    })),
    freightFen: fen(freightFen - sumFen(done, (refund) => refund.freightFen)),
    leftFen: fen(actualFen - refundedFen),
    ratePercent: mold === molds.virtual ? taxRates.service : taxRates.goods,
  });
}

async function sellerOf(db: Database, { shopId }: Pick<OrderRow, "shopId">): Promise<IssuedSheet["seller"]> {
  const [shop] = await db.select().from(shops).where(eq(shops.id, shopId));
  if (!shop) throw new Error(`no shop ${shopId}`);
  const { name, companyName, creditCode, province, city, area, address, tel } = shop;
  const place = [...new Set([province, city, area])].join("");
  return { name: companyName || name, taxNo: creditCode, address: `${place}${address}`, phone: tel };
}

/** What its document would say now. */
export async function sheetOf(db: Database, order: OrderRow, invoice: InvoiceRow): Promise<IssuedSheet> {
  const booking = [order.poNumber, order.costCentre, order.project].filter(Boolean).join(" / ");
  return {
    type: invoiceTypeName(invoice.invoiceType),
    buyer: invoice.title,
    seller: await sellerOf(db, order),
    figures: await figuresOf(db, order),
    ...(booking ? { booking } : {}),
  };
}
