/** Invoices as the console page lists them. */
import type { SandboxInvoice } from "@tradehall/api-client/models/sandbox-trade";
import { toFlag } from "@tradehall/api-client/models/wire";
import { fen, fenToYuan } from "@tradehall/mall-rules/money";
import { invoiceStatuses, isIssuable } from "@tradehall/mall-rules/states/payment/invoice";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { desc, eq, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { invoices, orders, users } from "#server/db/schema/index.ts";
import { toInvoiced } from "#server/modules/invoice/lifecycle/move-invoice.ts";

const shown = 50;

export async function listedInvoices(db: Database, which?: SQL): Promise<SandboxInvoice[]> {
  const rows = await db
    .select({ invoice: invoices, order: orders, account: users.account })
    .from(invoices)
    .innerJoin(orders, eq(orders.orderNumber, invoices.orderNumber))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(which)
    .orderBy(desc(invoices.appliedAt), desc(invoices.orderNumber))
    .limit(shown);
  return rows.map(({ invoice, order, account }) => ({
    orderNumber: order.orderNumber,
    account,
    shopName: order.shopName,
    invoiceStatus: invoice.status,
    titleName: invoice.title.titleName,
    amount: fenToYuan(fen(order.actualFen - order.refundedFen)),
    applyTime: chinaTime(invoice.appliedAt),
    isIssuable: toFlag(invoice.status === invoiceStatuses.applying && isIssuable(toInvoiced(order))),
  }));
}
