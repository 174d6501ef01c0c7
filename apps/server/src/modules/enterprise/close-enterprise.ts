import { closeEnterprise } from "@tradehall/api-client/endpoints/enterprise/close-enterprise";
import { fen, fenToYuan, thousands } from "@tradehall/mall-rules/money";
import { openRefundStatuses, refundStatuses } from "@tradehall/mall-rules/states/after-sale/refund";
import {
  openOrderStatuses,
  orderStatuses,
  receivedOrderStatuses,
} from "@tradehall/mall-rules/states/order/order";
import { and, eq, inArray, sum } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import {
  creditLines,
  enterpriseApplications,
  enterpriseInvites,
  enterpriseMembers,
  enterprises,
  orders,
  refunds,
} from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { waits } from "./applications.ts";
import { endMembership } from "./end-membership.ts";
import { isOpenInvite } from "./invites.ts";
import { notifyOfEnterprise } from "./notify-of-enterprise.ts";
import { enterpriseFor, lockEnterprise } from "./own-enterprise.ts";

/** What is not complete: anything that is neither canceled nor completed, for it can still be refunded. */
const open = [...openOrderStatuses, ...receivedOrderStatuses].filter(
  (one) => one !== orderStatuses.completed,
);
const openRefunds = openRefundStatuses.map((name) => refundStatuses[name]);

/** Refuses while an order or refund of the enterprise is open, or something is owed. */
async function needComplete(tx: Database, enterpriseId: number): Promise<void> {
  const ofIt = eq(orders.enterpriseId, enterpriseId);
  const [openOrders, running, [owed]] = [
    await tx.$count(orders, and(ofIt, inArray(orders.status, open))),
    await tx
      .select({ refundSn: refunds.refundSn })
      .from(refunds)
      .innerJoin(orders, eq(orders.orderNumber, refunds.orderNumber))
      .where(and(ofIt, inArray(refunds.status, openRefunds))),
    await tx
      .select({ fen: sum(creditLines.usedFen).mapWith(Number) })
      .from(creditLines)
      .where(eq(creditLines.enterpriseId, enterpriseId)),
  ];
  if (openOrders + running.length > 0) refuse("enterpriseHasOrders", { count: openOrders + running.length });
  if (owed?.fen) refuse("enterpriseOwes", { amount: thousands(fenToYuan(fen(owed.fen))) });
}

export default handle(
  closeEnterprise,
  async ({ params: { enterpriseId } }, { db, clock, buyer: { userId } }) => {
    const now = clock.now();
    await db.transaction(async (tx) => {
      await lockEnterprise(tx, enterpriseId);
      await enterpriseFor(tx, userId, enterpriseId, "close");
      const members = await tx
        .select({ userId: enterpriseMembers.userId })
        .from(enterpriseMembers)
        .where(eq(enterpriseMembers.enterpriseId, enterpriseId))
        .orderBy(enterpriseMembers.userId);
      // Before the orders are counted: who orders holds their membership, and is waited for here.
      for (const member of members) await endMembership(tx, enterpriseId, member.userId);
      await needComplete(tx, enterpriseId);
      await tx.update(enterprises).set({ closedAt: now }).where(eq(enterprises.id, enterpriseId));
      await tx
        .update(enterpriseInvites)
        .set({ withdrawnAt: now })
        .where(and(eq(enterpriseInvites.enterpriseId, enterpriseId), isOpenInvite(now)));
      const told = await tx
        .update(enterpriseApplications)
        .set({ state: "withdrawn", endedAt: now })
        .where(and(eq(enterpriseApplications.enterpriseId, enterpriseId), waits))
        .returning({ userId: enterpriseApplications.userId });
      for (const to of [...members, ...told].map((one) => one.userId).filter((one) => one !== userId))
        await notifyOfEnterprise(tx, { to, enterpriseId, by: userId }, "enterpriseClosed", now);
    });
    return null;
  },
);
