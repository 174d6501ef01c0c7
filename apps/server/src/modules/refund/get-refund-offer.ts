import { getRefundOffer } from "@tradehall/api-client/endpoints/refund/get-refund-offer";
import { toFlag } from "@tradehall/api-client/models/wire";
import { refundLimits } from "@tradehall/mall-rules/limits";
import { fenToYuan } from "@tradehall/mall-rules/money";
import {
  leftPieces,
  lineRefundBlock,
  orderRefundBlock,
  type RefundBlock,
  refundWays,
  wholeRefundBlock,
} from "@tradehall/mall-rules/states/after-sale/refund-scope";
import { type Locale, refusalText } from "@tradehall/mall-rules/words";
import { and, asc, eq } from "drizzle-orm";
import { orderItems, orders } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { isOwnOrder } from "#server/modules/order/lifecycle/lock-orders.ts";
import { toOrderedGoods } from "#server/modules/product/goods/ordered-goods.ts";
import { refuse } from "#server/refuse.ts";
import { lineRefunds, refundEndsAt, toLines, toRefundable } from "./refundable.ts";
import { settleOwn } from "./settle-refunds.ts";

const days = refundLimits.allowedAfterReceiptMs / 86_400_000;
const textOf = (block: RefundBlock | undefined, locale: Locale): string =>
  block ? refusalText(block, locale, { days }) : "";

export default handle(getRefundOffer, async ({ query: { orderNumber } }, { db, clock, buyer, locale }) => {
  const now = clock.now();
  await settleOwn(db, buyer, now);
  const [order] = await db
    .select()
    .from(orders)
    .where(and(isOwnOrder(buyer), eq(orders.orderNumber, orderNumber)));
  const facts = order && toRefundable(order, now);
  if (!order || !facts) refuse("orderMissing");
  const items = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderNumber, orderNumber))
    .orderBy(asc(orderItems.id));
  const lines = toLines(order, items, await lineRefunds(db, items));
  const ofOrder = orderRefundBlock(facts);
  const ofWhole = ofOrder ?? wholeRefundBlock(lines);
  const ofLines = lines.map((line) => ofOrder ?? lineRefundBlock(line));
  const whyLine = (block: RefundBlock | undefined, { giftOf }: (typeof items)[number]) =>
    block === "refundFreeLine" && giftOf !== null ? refusalText("refundGift", locale) : textOf(block, locale);
  const isOpen = ofWhole === undefined || ofLines.includes(undefined);
  return {
    orderNumber,
    shopId: order.shopId,
    shopName: order.shopName,
    status: order.status,
    orderMold: order.mold,
    freightAmount: fenToYuan(order.freightFen),
    canRefund: toFlag(isOpen),
    why: isOpen ? "" : textOf(ofWhole, locale),
    canAllRefund: toFlag(ofWhole === undefined),
    whyNotAll: textOf(ofWhole, locale),
    ways: ofOrder ? [] : refundWays(facts),
    items: items.map((item, index) => {
      const block = ofLines[index];
      const line = lines[index];
      return {
        ...toOrderedGoods(item),
        actualTotal: fenToYuan(item.actualFen),
        maxCount: block || !line ? 0 : leftPieces(line),
        why: whyLine(block, item),
        isGift: toFlag(item.giftOf !== null),
        goesWithRest: toFlag(!line?.isPaidFor),
      };
    }),
    endsAt: refundEndsAt(order),
    now: now.getTime(),
  };
});
