/** Which refunds a list or its export is about, as conditions of a statement over refunds and their orders. */
import type { listRefunds } from "@tradehall/api-client/endpoints/refund/list-refunds";
import { openRefundStatuses, refundStatuses } from "@tradehall/mall-rules/states/after-sale/refund";
import { and, eq, exists, ilike, inArray, or, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { escapeLike } from "#server/db/escape-like.ts";
import { orderItems, refundItems, refunds } from "#server/db/schema/index.ts";
import type { Received } from "#server/handle.ts";
import { inPeriod } from "#server/modules/order/checkout/in-period.ts";
import { isOfOwner, type OrderOwner } from "#server/modules/order/lifecycle/lock-orders.ts";

type RefundFilters = Omit<Received<typeof listRefunds>["query"], "current" | "size">;

const { succeeded, withdrawn, closed } = refundStatuses;
/** By the number of a tab; 0 is all. */
const statusesOf: Record<number, number[]> = {
  1: openRefundStatuses.map((name) => refundStatuses[name]),
  2: [succeeded],
  3: [withdrawn, closed],
};

function isNamed(db: Database, keyword: string): SQL | undefined {
  const goods = db
    .select({ id: refundItems.orderItemId })
    .from(refundItems)
    .innerJoin(orderItems, eq(orderItems.id, refundItems.orderItemId))
    .where(
      and(eq(refundItems.refundSn, refunds.refundSn), ilike(orderItems.prodName, `%${escapeLike(keyword)}%`)),
    );
  return or(eq(refunds.refundSn, keyword), eq(refunds.orderNumber, keyword), exists(goods));
}

export function whichRefunds(db: Database, owner: OrderOwner, filters: RefundFilters, now: Date) {
  const statuses = statusesOf[filters.sts ?? 0];
  const keyword = filters.keyword?.trim();
  return and(
    isOfOwner(owner),
    statuses && inArray(refunds.status, statuses),
    filters.orderNumber === undefined ? undefined : eq(refunds.orderNumber, filters.orderNumber),
    keyword ? isNamed(db, keyword) : undefined,
    inPeriod(refunds.appliedAt, filters, now),
  );
}
