/** Invoices as their buyer sees them. */
import type { InvoiceCard, InvoiceDetail } from "@tradehall/api-client/models/invoice";
import { capitalAmount, fen, fenToYuan } from "@tradehall/mall-rules/money";
import { allowedInvoiceActions, invoiceStatusName } from "@tradehall/mall-rules/states/payment/invoice";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { desc, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { invoiceDocuments, type invoices, mails } from "#server/db/schema/index.ts";
import { toInvoiced } from "#server/modules/invoice/lifecycle/move-invoice.ts";
import { sheetOf } from "#server/modules/invoice/sheet/invoice-sheet.ts";
import type { OrderRow } from "#server/modules/order/lifecycle/lock-orders.ts";

type InvoiceRow = typeof invoices.$inferSelect;
type DocumentRow = typeof invoiceDocuments.$inferSelect;

export const toState = (order: OrderRow) => ({
  orderNumber: order.orderNumber,
  invoiceStatus: order.invoiceStatus,
  allowedActions: allowedInvoiceActions(
    invoiceStatusName(order.invoiceStatus) ?? "voided",
    toInvoiced(order),
  ),
});

export interface InvoiceOfOrder {
  order: OrderRow;
  invoice: InvoiceRow;
  /** The valid document. */
  document: Pick<DocumentRow, "invoiceNo" | "totalFen"> | null;
}

export const toCard = ({ order, invoice, document }: InvoiceOfOrder): InvoiceCard => ({
  ...toState(order),
  shopId: order.shopId,
  shopName: order.shopName,
  invoiceType: invoice.invoiceType,
  titleType: invoice.title.titleType,
  titleName: invoice.title.titleName,
  amount: fenToYuan(document?.totalFen ?? fen(order.actualFen - order.refundedFen)),
  invoiceNo: document?.invoiceNo ?? "",
  applyTime: chinaTime(invoice.appliedAt),
  issueTime: invoice.issuedAt && chinaTime(invoice.issuedAt),
});

/** As it was issued, or as it would be now. */
export async function toDetail(
  db: Database,
  found: InvoiceOfOrder & { document: DocumentRow | null },
  now: Date,
): Promise<InvoiceDetail> {
  const { order, invoice, document } = found;
  const { orderNumber } = order;
  const sheet = document?.sheet ?? (await sheetOf(db, order, invoice));
  const { lines, ratePercent, netFen, taxFen, totalFen } = sheet.figures;
  const documents = await db
    .select()
    .from(invoiceDocuments)
    .where(eq(invoiceDocuments.orderNumber, orderNumber))
    .orderBy(desc(invoiceDocuments.issuedAt));
  const sent = await db
    .select({ email: mails.email, createdAt: mails.createdAt })
    .from(mails)
    .innerJoin(invoiceDocuments, eq(invoiceDocuments.invoiceNo, mails.invoiceNo))
    .where(eq(invoiceDocuments.orderNumber, orderNumber))
    .orderBy(desc(mails.id))
    .limit(10);
  return {
    ...toCard(found),
    title: sheet.buyer,
    sellerName: sheet.seller.name,
    sellerTaxNo: sheet.seller.taxNo,
    lines: lines.map(({ grossFen, netFen: net, taxFen: tax, ...line }) => ({
      ...line,
      grossAmount: fenToYuan(grossFen),
      netAmount: fenToYuan(net),
      taxAmount: fenToYuan(tax),
    })),
    ratePercent,
    netAmount: fenToYuan(netFen),
    taxAmount: fenToYuan(taxFen),
    capitals: capitalAmount(totalFen),
    orderStatus: order.status,
    refundedAmount: fenToYuan(order.refundedFen),
    documents: documents.map((one) => ({
      invoiceNo: one.invoiceNo,
      amount: fenToYuan(one.totalFen),
      issueTime: chinaTime(one.issuedAt),
      takenBackTime: one.takenBackAt && chinaTime(one.takenBackAt),
    })),
    mails: sent.map(({ email, createdAt }) => ({ email, sendTime: chinaTime(createdAt) })),
    now: now.getTime(),
  };
}
