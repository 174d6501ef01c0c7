/** Refunds as calls answer them. */
import type { RefundCard, RefundItem, RefundState } from "@tradehall/api-client/models/refund";
import { fenToYuan } from "@tradehall/mall-rules/money";
import {
  allowedRefundActions,
  refundStatusName,
  refundWaits,
} from "@tradehall/mall-rules/states/after-sale/refund";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orderItems, refundItems, refunds } from "#server/db/schema/index.ts";
import { toOrderedGoods } from "#server/modules/product/goods/ordered-goods.ts";
import type { LockedRefund, RefundRow } from "./lock-refund.ts";
import { factsOf, isIrrevocable } from "./move-refund.ts";
import type { ItemRow } from "./refundable.ts";

export const waitsFor = (status: number) => {
  const name = refundStatusName(status);
  return (name && refundWaits[name]?.party) ?? null;
};

const stateOf = (refund: RefundRow, isBound: boolean): Omit<RefundState, "now"> => ({
  refundSn: refund.refundSn,
  orderNumber: refund.orderNumber,
  returnMoneySts: refund.status,
  waitsFor: waitsFor(refund.status),
  deadlineAt: refund.deadlineAt?.getTime() ?? null,
  allowedActions: allowedRefundActions(factsOf(refund, isBound)),
});

export const toState = async (
  db: Database,
  { refund, order }: LockedRefund,
  now: Date,
): Promise<RefundState> => ({
  ...stateOf(refund, await isIrrevocable(db, order.orderNumber)),
  now: now.getTime(),
});

const toItem = (item: ItemRow, prodCount: number): RefundItem => ({ ...toOrderedGoods(item), prodCount });

/** Orders whose refunds are bound by a last one. */
async function boundOrders(db: Database, orderNumbers: readonly string[]): Promise<Set<string>> {
  const last = await db
    .selectDistinct({ orderNumber: refunds.orderNumber })
    .from(refunds)
    .where(and(inArray(refunds.orderNumber, [...orderNumbers]), eq(refunds.isLast, true)));
  const bound = new Set<string>();
  for (const { orderNumber } of last) if (await isIrrevocable(db, orderNumber)) bound.add(orderNumber);
  return bound;
}

/** The cards of these refunds, in their order. */
export async function toCards(db: Database, rows: readonly LockedRefund[]): Promise<RefundCard[]> {
  if (rows.length === 0) return [];
  const parts = await db
    .select({ part: refundItems, item: orderItems })
    .from(refundItems)
    .innerJoin(orderItems, eq(orderItems.id, refundItems.orderItemId))
    .where(
      inArray(
        refundItems.refundSn,
        rows.map(({ refund }) => refund.refundSn),
      ),
    )
    .orderBy(asc(orderItems.id));
  const bySn = Map.groupBy(parts, ({ part }) => part.refundSn);
  const bound = await boundOrders(
    db,
    rows.map(({ order }) => order.orderNumber),
  );
  return rows.map(({ refund, order }) => ({
    ...stateOf(refund, bound.has(order.orderNumber)),
    shopId: order.shopId,
    shopName: order.shopName,
    refundType: refund.refundType,
    applyType: refund.applyType,
    refundAmount: fenToYuan(refund.amountFen),
    refundScore: refund.points,
    applyTime: chinaTime(refund.appliedAt),
    items: (bySn.get(refund.refundSn) ?? []).map(({ part, item }) => toItem(item, part.quantity)),
  }));
}
