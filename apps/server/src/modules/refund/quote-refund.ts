import { quoteRefund } from "@tradehall/api-client/endpoints/refund/quote-refund";
import { toFlag } from "@tradehall/api-client/models/wire";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { refundStatuses } from "@tradehall/mall-rules/states/after-sale/refund";
import { and, eq } from "drizzle-orm";
import { orders, refunds } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { isOwnOrder } from "#server/modules/order/lifecycle/lock-orders.ts";
import { refuse } from "#server/refuse.ts";
import { assessRefund } from "./assess-refund.ts";
import { settleOwn } from "./settle-refunds.ts";

export default handle(quoteRefund, async ({ body }, { db, clock, buyer }) => {
  const now = clock.now();
  const { orderNumber, refundSn } = body;
  await settleOwn(db, buyer, now);
  const [order] = await db
    .select()
    .from(orders)
    .where(and(isOwnOrder(buyer), eq(orders.orderNumber, orderNumber)));
  if (!order) refuse("orderMissing");
  if (refundSn !== undefined) {
    const resubmitted = and(eq(refunds.refundSn, refundSn), eq(refunds.orderNumber, orderNumber));
    const [refund] = await db.select().from(refunds).where(resubmitted);
    if (!refund) refuse("refundMissing");
    if (refund.status !== refundStatuses.refused) refuse("orderStatusChanged");
  }
  const sum = await assessRefund(db, order, body, now, refundSn);
  return {
    maxAmount: fenToYuan(sum.maxFen),
    goodsAmount: fenToYuan(sum.goodsFen),
    freightAmount: fenToYuan(sum.freightFen),
    score: sum.points,
    returnsCoupons: toFlag(sum.returnsCoupons),
    isAmountFixed: toFlag(sum.isAmountFixed),
    isLast: toFlag(sum.isLast),
    items: sum.parts.map((part) => ({
      orderItemId: part.orderItemId,
      prodCount: part.quantity,
      amount: fenToYuan(part.amountFen),
      score: part.points,
    })),
    now: now.getTime(),
  };
});
