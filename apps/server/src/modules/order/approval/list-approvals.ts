import { listApprovals } from "@tradehall/api-client/endpoints/order/approval/list-approvals";
import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orderApprovals, orders } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { approversFor, type Deciders, decidersOf } from "#server/modules/enterprise/buying/people.ts";
import { enterpriseFor } from "#server/modules/enterprise/own-enterprise.ts";
import { settleDue } from "#server/modules/order/lifecycle/settle-due.ts";
import { pageQuery } from "#server/paging.ts";
import { toApprovals } from "./approval-rows.ts";

/** Who approves is said by the steps and not by rows, so those that wait are looked through. */
async function mineToDecide(db: Database, enterpriseId: number, userId: number, deciders: Deciders) {
  const waiting = await db
    .select({
      id: orderApprovals.id,
      step: orderApprovals.step,
      submitFen: orderApprovals.submitFen,
      requestedBy: orderApprovals.requestedBy,
    })
    .from(orderApprovals)
    .where(and(eq(orderApprovals.enterpriseId, enterpriseId), eq(orderApprovals.state, "waiting")));
  const mine = waiting.filter((row) => approversFor(deciders, row).includes(userId)).map(({ id }) => id);
  return mine.length > 0 ? inArray(orderApprovals.id, mine) : sql`false`;
}

/** Of an order's steps the newest. */
const isNewest = sql`not exists (select 1 from ${orderApprovals} later where later.order_number = ${orderApprovals.orderNumber} and later.step > ${orderApprovals.step})`;

export default handle(listApprovals, async ({ query }, { db, clock, buyer: { userId } }) => {
  const now = clock.now();
  const { enterpriseId, side } = query;
  await enterpriseFor(db, userId, enterpriseId, "readApprovals");
  const waits = and(eq(orders.enterpriseId, enterpriseId), eq(orders.status, orderStatuses.approval));
  await settleDue(db, waits, now, { skipsLocked: false, atMost: 200 });
  const deciders = await decidersOf(db, enterpriseId, now);
  const sides: Record<typeof side, () => Promise<SQL | undefined> | SQL | undefined> = {
    decide: () => mineToDecide(db, enterpriseId, userId, deciders),
    requested: () => and(eq(orderApprovals.requestedBy, userId), isNewest),
    decided: () => eq(orderApprovals.decidedBy, userId),
  };
  const which = and(eq(orderApprovals.enterpriseId, enterpriseId), await sides[side]());
  const rows = db
    .select()
    .from(orderApprovals)
    .where(which)
    .orderBy(
      side === "decide" ? asc(orderApprovals.createdAt) : desc(orderApprovals.createdAt),
      asc(orderApprovals.id),
    );
  const page = await pageQuery(query, db.$count(orderApprovals, which), rows, (found) =>
    toApprovals(db, found, deciders),
  );
  return { ...page, now: now.getTime() };
});
