import { listRefunds } from "@tradehall/api-client/endpoints/refund/list-refunds";
import { openRefundStatuses, refundStatuses } from "@tradehall/mall-rules/states/refund";
import { and, desc, eq, inArray } from "drizzle-orm";
import { orders, refunds } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { isOfOwner } from "#server/modules/order/lifecycle/lock-orders.ts";
import { pageQuery } from "#server/paging.ts";
import { toCards } from "./refund-answers.ts";
import { settleOwn } from "./settle-refunds.ts";

const { succeeded, withdrawn, closed } = refundStatuses;
/** By the number of a tab; 0 is all. */
const statusesOf: Record<number, number[]> = {
  1: openRefundStatuses.map((name) => refundStatuses[name]),
  2: [succeeded],
  3: [withdrawn, closed],
};

export default handle(listRefunds, async ({ query }, { db, clock, buyer }) => {
  const now = clock.now();
  await settleOwn(db, buyer, now);
  const statuses = statusesOf[query.sts ?? 0];
  const which = and(
    isOfOwner(buyer),
    statuses && inArray(refunds.status, statuses),
    query.orderNumber === undefined ? undefined : eq(refunds.orderNumber, query.orderNumber),
  );
  const own = db
    .select({ refund: refunds, order: orders })
    .from(refunds)
    .innerJoin(orders, eq(orders.orderNumber, refunds.orderNumber))
    .where(which);
  const rows = own.orderBy(desc(refunds.appliedAt), desc(refunds.refundSn));
  const page = await pageQuery(query, db.$count(own.as("own")), rows, (found) => toCards(db, found));
  return { ...page, now: now.getTime() };
});
