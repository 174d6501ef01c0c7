/** What goes back with a refund that succeeds: pieces, points, coupons; in the caller's transaction. */
import { fen } from "@tradehall/mall-rules/money";
import { growthForPaidFen, pointsForPaidFen } from "@tradehall/mall-rules/pricing";
import { refundApplyTypes } from "@tradehall/mall-rules/states/after-sale/refund";
import { molds } from "@tradehall/mall-rules/states/order/delivery";
import {
  closeTypes,
  nextOrderStatus,
  type OrderStatus,
  orderStatuses,
  orderStatusName,
} from "@tradehall/mall-rules/states/order/order";
import { asc, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orderItems, orders, refundItems, users } from "#server/db/schema/index.ts";
import { followOrder } from "#server/modules/invoice/lifecycle/move-invoice.ts";
import { changeGrowth } from "#server/modules/membership/growth/change-growth.ts";
import { paidFen } from "#server/modules/order/lifecycle/amounts.ts";
import { giveCouponsBack } from "#server/modules/order/lifecycle/close-order.ts";
import { givePiecesBack } from "#server/modules/order/lifecycle/give-pieces-back.ts";
import type { OrderRow } from "#server/modules/order/lifecycle/lock-orders.ts";
import { changePoints } from "#server/modules/wallet/points.ts";
import type { LockedRefund } from "./lock-refund.ts";

/** Points and growth that were earned by money that is no longer paid; points as far as the buyer still has them. */
async function movePoints(
  tx: Database,
  { refund, order }: LockedRefund,
  refundedFen: number,
  at: Date,
): Promise<void> {
  const { orderNumber, userId, actualFen } = order;
  const earnedBy = (fenBack: number) => pointsForPaidFen(fen(actualFen - fenBack), order.pointsPercent);
  const due = order.receivedAt ? earnedBy(order.refundedFen) - earnedBy(refundedFen) : 0;
  const [user] = await tx.select({ points: users.points }).from(users).where(eq(users.id, userId));
  const taken = Math.min(due, (user?.points ?? 0) + refund.points);
  await changePoints(
    tx,
    userId,
    [
      { change: refund.points, source: "returned", orderNumber },
      { change: -taken, source: "takenBack", orderNumber },
    ],
    at,
  );
  if (!order.receivedAt) return;
  const grownBy = (fenBack: number) => growthForPaidFen(fen(actualFen - fenBack));
  const change = grownBy(refundedFen) - grownBy(order.refundedFen);
  await changeGrowth(tx, userId, { change, source: "takenBack", orderNumber }, at);
}

/** Why an order ends with its refund, where the buyer did not ask for that. */
const closedBy: Partial<Record<OrderStatus, number>> = {
  grouping: closeTypes.groupFailed,
  balanceDue: closeTypes.byShop,
};

/** Buyer, order and refund must be locked. Answers the order as it is afterwards. */
export async function giveBack(tx: Database, locked: LockedRefund, at: Date): Promise<OrderRow> {
  const { refund, order } = locked;
  const parts = await tx.select().from(refundItems).where(eq(refundItems.refundSn, refund.refundSn));
  const piecesOf = new Map(parts.map((part) => [part.orderItemId, part.quantity]));
  const items = await tx
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderNumber, order.orderNumber))
    .orderBy(asc(orderItems.id));
  const refundedFen = fen(order.refundedFen + refund.amountFen);
  const refundedPoints = order.refundedPoints + refund.points;
  const status = orderStatusName(order.status);
  const isAll = refundedFen === paidFen(order) && refundedPoints === order.pointsUsed;
  const isEnd = isAll && status !== undefined && nextOrderStatus(status, "refundAll") !== undefined;
  const waited = status === "grouping" || status === "balanceDue";
  const neverLeft = waited || order.status === orderStatuses.paid || order.mold === molds.virtual;
  const comesBack = neverLeft || refund.applyType === refundApplyTypes.withReturn;
  const moves = items.map((item) => {
    const quantity = piecesOf.get(item.id) ?? 0;
    // With the end of an order that was never sent, what cost nothing stays in the shop, too; once it was sent a gift
    // comes back with the last of the goods.
    const isWhole = isEnd && (neverLeft || (comesBack && item.giftOf !== null));
    const back = isWhole ? item.quantity - item.restocked : comesBack ? quantity : 0;
    return { ...item, refunded: item.refunded + quantity, back };
  });
  for (const { id, refunded, restocked, back } of moves)
    await tx
      .update(orderItems)
      .set({ refunded, restocked: restocked + back })
      .where(eq(orderItems.id, id));
  const moved = moves.filter(({ back }) => back > 0).map((item) => ({ ...item, quantity: item.back }));
  await givePiecesBack(tx, order, moved);
  if (isEnd) await giveCouponsBack(tx, order);
  await movePoints(tx, locked, refundedFen, at);
  const pieces = moves.reduce((sum, item) => sum + item.quantity - item.refunded, 0);
  const ended = {
    status: orderStatuses.canceled,
    closeType: closedBy[status ?? "paid"] ?? closeTypes.refunded,
    canceledAt: at,
    deadlineAt: null,
  };
  const [after = order] = await tx
    .update(orders)
    .set({
      refundedFen,
      refundedPoints,
      // Codes of refunded pieces are void.
      virtualCodes: order.virtualCodes.slice(0, isEnd ? 0 : pieces),
      ...(isEnd ? ended : {}),
    })
    .where(eq(orders.orderNumber, order.orderNumber))
    .returning();
  // Of points alone no invoice was made.
  return refund.amountFen > 0 ? followOrder(tx, after, at) : after;
}
