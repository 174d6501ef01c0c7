import { getOrderDetail } from "@tradehall/api-client/endpoints/my-order/get-order-detail";
import { toFlag } from "@tradehall/api-client/models/wire";
import { fen, fenToYuan } from "@tradehall/mall-rules/money";
import { and, asc, eq } from "drizzle-orm";
import { orders } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { isOwnOrder } from "#server/modules/order/lifecycle/lock-orders.ts";
import { settleOwn } from "#server/modules/refund/settle-refunds.ts";
import { refuse } from "#server/refuse.ts";
import { timeOrNull, toCards } from "./order-rows.ts";

export default handle(getOrderDetail, async ({ query: { orderNumber } }, { db, clock, buyer }) => {
  const now = clock.now();
  await settleOwn(db, buyer, now);
  const [order] = await db
    .select()
    .from(orders)
    .where(and(isOwnOrder(buyer), eq(orders.orderNumber, orderNumber)));
  if (!order) refuse("orderMissing");
  const siblings = await db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(isOwnOrder(buyer), eq(orders.submitId, order.submitId)))
    .orderBy(asc(orders.orderNumber));
  const [card] = await toCards(db, [order], now);
  if (!card) refuse("orderMissing");
  return {
    ...card,
    submitOrderNumbers: siblings.map((one) => one.orderNumber),
    total: fenToYuan(order.goodsFen),
    couponMoney: fenToYuan(order.couponFen),
    scoreAmount: fenToYuan(order.pointsFen),
    orderScore: order.pointsUsed,
    reduceAmount: fenToYuan(fen(order.couponFen + order.pointsFen)),
    refundedAmount: fenToYuan(order.refundedFen),
    refundedScore: order.refundedPoints,
    userAddrDto: order.address,
    remarks: order.remarks,
    virtualRemark: order.remarkAnswers,
    virtualInfoList: order.virtualCodes.map((writeOffCode) => ({
      writeOffCode,
      isWriteOff: toFlag(order.usedCodes.includes(writeOffCode)),
    })),
    closeType: order.closeType,
    cancelReason: order.cancelReason,
    dvyTime: timeOrNull(order.shippedAt),
    receiveTime: timeOrNull(order.receivedAt),
    finallyTime: timeOrNull(order.finishedAt),
    cancelTime: timeOrNull(order.canceledAt),
    now: now.getTime(),
  };
});
