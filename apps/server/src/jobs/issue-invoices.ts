/** The sandbox's seller: issues invoices that were asked for a minute ago. */

import { orderRefundStatuses } from "@tradehall/mall-rules/states/after-sale/refund";
import { paidOrderStatuses } from "@tradehall/mall-rules/states/order/order";
import { invoiceStatuses } from "@tradehall/mall-rules/states/payment/invoice";
import { and, asc, between, eq, inArray, ne } from "drizzle-orm";
import { invoices, orders } from "../db/schema/index.ts";
import { issueInvoice } from "../modules/invoice/issue-invoice.ts";
import { Refusal } from "../refuse.ts";
import type { Job } from "./jobs.ts";

const issuesAfterMs = 60_000;
/** What waits longer, as those of the seed do, is left to people at the console. */
const issuesUntilMs = 3_600_000;
const aTurn = 10;

export const issueInvoices: Job = async ({ database: { db }, clock, settings }) => {
  if (!settings.autopilot) return;
  const now = clock.now();
  const since = (ms: number) => new Date(now.getTime() - ms);
  const due = await db
    .select({ orderNumber: invoices.orderNumber })
    .from(invoices)
    .innerJoin(orders, eq(orders.orderNumber, invoices.orderNumber))
    .where(
      and(
        eq(invoices.status, invoiceStatuses.applying),
        inArray(orders.status, [...paidOrderStatuses]),
        ne(orders.refundStatus, orderRefundStatuses.running),
        between(invoices.appliedAt, since(issuesUntilMs), since(issuesAfterMs)),
      ),
    )
    .orderBy(asc(invoices.appliedAt))
    .limit(aTurn);
  for (const { orderNumber } of due)
    await issueInvoice(db, orderNumber, now).catch((error: unknown) => {
      // Its buyer changed it, or a refund began meanwhile.
      if (!(error instanceof Refusal)) throw error;
    });
};
