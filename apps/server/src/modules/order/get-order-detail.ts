import { getOrderDetail } from "@tradehall/api-client/endpoints/order/get-order-detail";
import type { OrderDetail } from "@tradehall/api-client/models/my-order";
import { toFlag } from "@tradehall/api-client/models/wire";
import { fenToYuan, sum } from "@tradehall/mall-rules/money";
import { deliveryTypes } from "@tradehall/mall-rules/states/order/delivery";
import { orderStatuses, receivedOrderStatuses } from "@tradehall/mall-rules/states/order/order";
import { voucherState } from "@tradehall/mall-rules/states/order/voucher";
import { and, asc, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orders, shops, teams } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { isOwnOrder, type OrderRow } from "#server/modules/order/lifecycle/lock-orders.ts";
import { toTeams } from "#server/modules/promotion/group/team-rows.ts";
import { settleOwn } from "#server/modules/refund/settle-refunds.ts";
import { refuse } from "#server/refuse.ts";
import { reducedFen, timeOrNull, toCards } from "./order-rows.ts";
import { readOrder } from "./read-order.ts";
import { remindAgainAt } from "./remind-again.ts";
import { transferOfOrder } from "./transfer-of-order.ts";

function vouchersOf(
  order: OrderRow,
  writeOffCode: string,
  now: Date,
): OrderDetail["virtualInfoList"][number] {
  const state = voucherState({
    isUsed: order.usedCodes.includes(writeOffCode),
    until: order.codesUntil,
    now,
  });
  return {
    writeOffCode,
    isWriteOff: toFlag(state === "used"),
    isExpired: toFlag(state === "expired"),
    expireTime: timeOrNull(order.codesUntil),
  };
}

/** Where and by which code goods are collected; a canceled order's code is void. */
async function pickupOf(db: Database, order: OrderRow): Promise<OrderDetail["pickup"]> {
  if (order.dvyType !== deliveryTypes.pickup) return null;
  const [shop] = await db.select().from(shops).where(eq(shops.id, order.shopId));
  const isCanceled = order.status === orderStatuses.canceled;
  return {
    stationName: shop?.name ?? order.shopName,
    tel: shop?.tel ?? "",
    // A municipality is province and city in one.
    addr: shop ? [...new Set([shop.province, shop.city, shop.area, shop.address])].join("") : "",
    writeOffCode: isCanceled ? "" : order.pickupCode,
    isWriteOff: toFlag(receivedOrderStatuses.includes(order.status)),
  };
}

async function teamOf(db: Database, { teamId, userId }: OrderRow, now: Date): Promise<OrderDetail["team"]> {
  if (teamId === null) return null;
  const [team] = await toTeams(db, await db.select().from(teams).where(eq(teams.id, teamId)), now, userId);
  return team ?? null;
}

export default handle(getOrderDetail, async ({ query: { orderNumber } }, { db, clock, buyer }) => {
  const now = clock.now();
  await settleOwn(db, buyer, now);
  const { order, approval, isOwn } = await readOrder(db, buyer, orderNumber, now);
  const isIt = eq(orders.orderNumber, orderNumber);
  const siblings = await db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(isOwn ? isOwnOrder(buyer) : isIt, eq(orders.submitId, order.submitId)))
    .orderBy(asc(orders.orderNumber));
  const [card] = await toCards(db, buyer, [order], now);
  if (!card) refuse("orderMissing");
  return {
    ...card,
    // An approver reads it, no more.
    allowedActions: isOwn ? card.allowedActions : [],
    approval: approval ?? null,
    submitOrderNumbers: siblings.map((one) => one.orderNumber),
    total: fenToYuan(order.goodsFen),
    memberAmount: sum(card.orderItemDtos.map((item) => item.memberAmount)),
    discountMoney: fenToYuan(order.discountFen),
    couponMoney: fenToYuan(order.couponFen),
    scoreAmount: fenToYuan(order.pointsFen),
    reduceAmount: fenToYuan(reducedFen(order)),
    refundedAmount: fenToYuan(order.refundedFen),
    refundedScore: order.refundedPoints,
    userAddrDto: order.address,
    remarks: order.remarks,
    virtualRemark: order.remarkAnswers,
    virtualInfoList: order.virtualCodes.map((writeOffCode) => vouchersOf(order, writeOffCode, now)),
    pickup: await pickupOf(db, order),
    team: await teamOf(db, order, now),
    transfer: isOwn ? await transferOfOrder(db, buyer, orderNumber, now) : null,
    payNo: order.payNo,
    remindAgainAt: remindAgainAt(order, now)?.getTime() ?? null,
    closeType: order.closeType,
    cancelReason: order.cancelReason,
    invoiceStatus: order.invoiceStatus,
    dvyTime: timeOrNull(order.shippedAt),
    receiveTime: timeOrNull(order.receivedAt),
    finallyTime: timeOrNull(order.finishedAt),
    cancelTime: timeOrNull(order.canceledAt),
    now: now.getTime(),
  };
});
