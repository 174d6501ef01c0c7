/** Moves an order's invoice by one event of the table (mall-rules states/payment/invoice); in the caller's transaction. */
import { fenToYuan } from "@tradehall/mall-rules/money";
import { orderRefundStatuses } from "@tradehall/mall-rules/states/after-sale/refund";
import { orderStatusName } from "@tradehall/mall-rules/states/order/order";
import {
  type InvoicedOrder,
  type InvoiceEvent,
  type InvoiceParty,
  invoiceMoves,
  invoiceStatuses,
  invoiceStatusName,
} from "@tradehall/mall-rules/states/payment/invoice";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { invoiceDocuments, invoices, orders } from "#server/db/schema/index.ts";
import { notifyBuyer } from "#server/modules/message/notify-buyer.ts";
import { refuse } from "#server/refuse.ts";

type OrderRow = typeof orders.$inferSelect;

/** An order as the rules of invoices see it. */
export const toInvoiced = (order: OrderRow): InvoicedOrder => ({
  status: orderStatusName(order.status) ?? "canceled",
  isRefunding: order.refundStatus === orderRefundStatuses.running,
  isPaidFor: order.actualFen > order.refundedFen,
});

const standingDocument = (orderNumber: string) =>
  and(eq(invoiceDocuments.orderNumber, orderNumber), isNull(invoiceDocuments.takenBackAt));

interface Step {
  event: InvoiceEvent;
  by: InvoiceParty;
  at: Date;
  /** Of an application and its change: what was chosen. */
  chosen?: Pick<typeof invoices.$inferInsert, "invoiceType" | "title">;
}

/** Buyer and order must be locked. Refuses what the table does not know there. */
export async function moveInvoice(tx: Database, order: OrderRow, step: Step): Promise<OrderRow> {
  const { orderNumber } = order;
  const { event, by, at, chosen } = step;
  const move = invoiceMoves[invoiceStatusName(order.invoiceStatus) ?? "voided"][event];
  if (move?.by !== by) refuse("invoiceNotNow");
  const status = invoiceStatuses[move.next];
  const issuedAt = move.next === "issued" ? at : null;
  const applied = event === "apply" ? { appliedAt: at } : {};
  const changes = { ...chosen, ...applied, status, issuedAt };
  if (event === "apply" && chosen)
    await tx
      .insert(invoices)
      .values({ orderNumber, status, appliedAt: at, ...chosen })
      .onConflictDoUpdate({ target: invoices.orderNumber, set: changes });
  else await tx.update(invoices).set(changes).where(eq(invoices.orderNumber, orderNumber));
  const standing = standingDocument(orderNumber);
  const [document] = await tx
    .select({ invoiceNo: invoiceDocuments.invoiceNo, totalFen: invoiceDocuments.totalFen })
    .from(invoiceDocuments)
    .where(standing);
  if (move.takesBack) await tx.update(invoiceDocuments).set({ takenBackAt: at }).where(standing);
  if (move.tells && document) {
    const { invoiceNo, totalFen } = document;
    await notifyBuyer(tx, order, move.tells, at, { invoiceNo, amount: fenToYuan(totalFen) });
  }
  const which = eq(orders.orderNumber, orderNumber);
  const [after = order] = await tx.update(orders).set({ invoiceStatus: status }).where(which).returning();
  return after;
}

/** What a refund or the end of its order does to an invoice; nothing where none was asked for. */
export async function followOrder(tx: Database, order: OrderRow, at: Date): Promise<OrderRow> {
  const event = toInvoiced(order).isPaidFor && order.canceledAt === null ? "refundPart" : "endOrder";
  const move = invoiceMoves[invoiceStatusName(order.invoiceStatus) ?? "voided"][event];
  return move ? moveInvoice(tx, order, { event, by: "order", at }) : order;
}
