/** Writes the orders of one submit, one per shop, and takes what they use; all in the caller's transaction. */

import type { BookingName } from "@tradehall/mall-rules/checks/order";
import { approvalLimits, pointLimits } from "@tradehall/mall-rules/limits";
import { type Fen, fen } from "@tradehall/mall-rules/money";
import { splitOver } from "@tradehall/mall-rules/pricing";
import { freightOf } from "@tradehall/mall-rules/pricing/freight";
import { molds } from "@tradehall/mall-rules/states/order/delivery";
import { orderKinds, orderStatuses, unpaidMsOf } from "@tradehall/mall-rules/states/order/order";
import { couponStatuses } from "@tradehall/mall-rules/states/promotion/coupon";
import { and, eq, gt, inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import {
  type AddressSnapshot,
  cartLines,
  orderItems,
  orders,
  type RemarkAnswer,
  userCoupons,
} from "#server/db/schema/index.ts";
import { type CartOwner, isOwn, lockCart } from "#server/modules/cart/rows.ts";
import { takeRedeemed } from "#server/modules/exchange/redeemed.ts";
import { type Draft, type PricedShop, shareOfLine } from "#server/modules/pricing/draft.ts";
import { type GoodsRow, pictureOf, skuNameOf } from "#server/modules/product/goods/goods-rows.ts";
import { takeStock } from "#server/modules/product/goods/stock.ts";
import { takeOffers } from "#server/modules/promotion/offer/take-offers.ts";
import { spendSecret } from "#server/modules/promotion/seckill/secrets.ts";
import { changePoints } from "#server/modules/wallet/points.ts";
import { refuse } from "#server/refuse.ts";
import { orderNumberAt } from "../lifecycle/order-number.ts";
import { holdPlace } from "../lifecycle/team-places.ts";
import { type OrderLine, orderLines } from "./order-lines.ts";
import type { Prepared } from "./prepare.ts";
import { refuseGoneLines } from "./refuse-gone-lines.ts";

export interface Placement {
  owner: CartOwner;
  submitId: string;
  prepared: Prepared;
  remarks: Map<number, string>;
  remarkAnswers: RemarkAnswer[];
  booking: Record<BookingName, string>;
  now: Date;
}

export type OrderRow = typeof orders.$inferInsert;

/** A coupon goes to exactly one submit. */
async function spendCoupons(tx: Database, { owner, submitId, prepared, now }: Placement): Promise<void> {
  const ids = prepared.draft.usedCoupons.map((one) => one.userCouponId).sort((a, b) => a - b);
  for (const id of ids) {
    const isUsable = and(
      eq(userCoupons.id, id),
      eq(userCoupons.userId, owner.userId),
      eq(userCoupons.status, couponStatuses.unused),
      gt(userCoupons.endsAt, now),
    );
    const spent = await tx
      .update(userCoupons)
      .set({ status: couponStatuses.used, submitId, usedAt: now })
      .where(isUsable)
      .returning({ id: userCoupons.id });
    if (spent.length === 0) refuse("couponUnusable");
  }
}

/** Each order books its own part, so that its end gives back exactly that. */
async function spendPoints(
  tx: Database,
  { owner, now }: Placement,
  rows: readonly OrderRow[],
): Promise<void> {
  const spent = rows.map(({ orderNumber, orderType, pointsUsed = 0 }) => ({
    change: -pointsUsed,
    source: orderType === orderKinds.points ? ("exchange" as const) : ("spent" as const),
    orderNumber,
  }));
  if (!(await changePoints(tx, owner.userId, spent, now)))
    refuse("pointsUnusable", { step: pointLimits.multipleOf, max: 0 });
}

const snapshot = (address: NonNullable<Prepared["address"]>): AddressSnapshot => ({
  receiver: address.receiver,
  mobile: address.mobile,
  province: address.province,
  city: address.city,
  area: address.area,
  addr: address.addr,
});

const couponIdsOf = (draft: Draft, shopId: number): number[] =>
  draft.usedCoupons.filter((one) => one.shopIds.includes(shopId)).map((one) => one.userCouponId);

/** The dates of a pre-sale as they are when it is ordered; its deposit is not paid later than its time. */
function preSaleOf(depositFen: Fen, goods: GoodsRow | undefined, now: Date): Partial<OrderRow> {
  const { depositTo, balanceFrom, balanceTo, preSellAt: shipBy } = goods ?? {};
  const endsAt = Math.min(now.getTime() + unpaidMsOf(orderKinds.preSale), depositTo?.getTime() ?? 0);
  return {
    depositFen,
    ...(balanceFrom && balanceTo ? { balanceFrom, balanceTo } : {}),
    shipBy: shipBy ?? null,
    deadlineAt: new Date(endsAt),
  };
}

function orderOf(placement: Placement, shop: PricedShop, pointsUsed: number): OrderRow {
  const { owner, submitId, prepared, remarks, remarkAnswers, booking, now } = placement;
  const ofShop = prepared.wanted.filter(({ goods }) => goods.shopId === shop.shopId);
  const isVirtual = ofShop.every(({ goods }) => goods.mold === molds.virtual);
  const kind = shop.depositFen > 0 ? "preSale" : shop.score > 0 ? "points" : "general";
  const orderType = orderKinds[prepared.request.activity?.kind ?? kind];
  const prodIds = new Set(ofShop.map(({ goods }) => goods.prodId));
  return {
    orderNumber: orderNumberAt(now),
    submitId,
    userId: owner.userId,
    enterpriseId: owner.enterpriseId,
    shopId: shop.shopId,
    shopName: ofShop[0]?.goods.shopName ?? "",
    status: prepared.buying.approval ? orderStatuses.approval : orderStatuses.unpaid,
    orderType,
    mold: isVirtual ? molds.virtual : molds.physical,
    dvyType: prepared.deliveries.get(shop.shopId)?.dvyType ?? 1,
    goodsFen: shop.goodsFen,
    freightFen: shop.freightFen,
    freightWaivedFen: shop.isWaived
      ? freightOf({ ...shop, freightFen: shop.freightRuleFen, paysFreight: true }, shop.goodsFen)
      : fen(0),
    discountFen: shop.discountFen,
    couponFen: shop.couponFen,
    pointsFen: shop.pointsFen,
    pointsUsed: pointsUsed + shop.score,
    actualFen: shop.actualFen,
    userCouponIds: couponIdsOf(prepared.draft, shop.shopId),
    address: prepared.address && !isVirtual ? snapshot(prepared.address) : null,
    remarks: remarks.get(shop.shopId) ?? "",
    remarkAnswers: remarkAnswers.filter((one) => prodIds.has(one.prodId)),
    ...booking,
    quoteNo: prepared.request.quoteNo ?? null,
    createdAt: now,
    deadlineAt: new Date(
      now.getTime() + (prepared.buying.approval ? approvalLimits.heldMs : unpaidMsOf(orderType)),
    ),
    ...(shop.depositFen > 0 ? preSaleOf(shop.depositFen, ofShop[0]?.goods, now) : {}),
  };
}

type ItemRow = typeof orderItems.$inferInsert;

const goodsOf = (goods: GoodsRow) => ({
  prodId: goods.prodId,
  skuId: goods.skuId,
  prodName: goods.prodName,
  skuName: skuNameOf(goods),
  picture: pictureOf(goods),
  partyCode: goods.partyCode,
  makerCode: goods.makerCode,
});

function itemOf({ wanted, priced }: OrderLine, orderNumber: string): ItemRow {
  const { goods } = wanted;
  const { quantity, priceFen, totalFen, memberSavedFen, activityId } = priced;
  const shareFen = shareOfLine(priced);
  return {
    orderNumber,
    ...goodsOf(goods),
    quantity,
    priceFen,
    totalFen,
    memberSavedFen,
    scorePrice: priced.activityPrice?.score ?? 0,
    shareFen,
    actualFen: fen(totalFen - shareFen),
    activityId,
    comboId: wanted.comboId > 0 ? wanted.comboId : null,
  };
}

interface GiftRow {
  goods: GoodsRow;
  quantity: number;
  activityId: number;
}

const giftRows = ({ draft, discounts }: Prepared): GiftRow[] =>
  draft.earnedGifts.map(({ skuId, quantity, activityId }) => {
    const goods = discounts.giftGoods.get(skuId);
    if (!goods) throw new Error(`SKU ${skuId} is given and nobody knows it`);
    return { goods, quantity, activityId };
  });

/** A gift costs nothing and is among what was bought. */
const giftItemOf = ({ goods, quantity, activityId }: GiftRow, orderNumber: string): ItemRow => ({
  orderNumber,
  ...goodsOf(goods),
  quantity,
  priceFen: fen(0),
  totalFen: fen(0),
  actualFen: fen(0),
  giftOf: activityId,
});

/** Answers the rows it wrote. Refuses, and so undoes everything, where stock, coupon or points are gone. */
export async function placeOrders(tx: Database, placement: Placement): Promise<OrderRow[]> {
  const { owner, prepared } = placement;
  const { draft, wanted } = prepared;
  const lines = orderLines(prepared);
  const free = new Set(draft.shops.filter((shop) => shop.actualFen === 0).map((shop) => shop.shopId));
  const { activity } = prepared.request;
  const taken = [...(activity ? [] : wanted), ...giftRows(prepared)];
  await takeStock(
    tx,
    taken.map(({ goods, quantity }) => ({ prodId: goods.prodId, skuId: goods.skuId, quantity })),
    [...wanted, ...taken].filter(({ goods }) => free.has(goods.shopId)).map(({ goods }) => goods.prodId),
  );
  await takeRedeemed(
    tx,
    lines.flatMap(({ priced }) => (priced.activityPrice?.score === undefined ? [] : [priced])),
  );
  // Before its pieces, for which others wait.
  if (activity?.kind === "seckill")
    await spendSecret(
      tx,
      owner.userId,
      { ...activity, skuId: lines[0]?.priced.skuId ?? 0 },
      activity.secret,
      placement.now,
    );
  await takeOffers(
    tx,
    owner.userId,
    lines.map(({ priced: { activityId, skuId, quantity } }) => ({ activityId, skuId, quantity })),
    activity && { gone: "soldOutForNow", limit: "activityLimit" },
  );
  await spendCoupons(tx, placement);
  const points = splitOver(
    draft.pointsUsed,
    draft.shops.map((shop) => shop.pointsFen),
  );
  const priced = draft.shops.map((shop, index) => orderOf(placement, shop, points[index] ?? 0));
  const place = activity?.kind === "grouping" ? await holdPlace(tx, activity, placement.now) : {};
  const rows = priced.map((row) => ({ ...row, ...place }));
  await spendPoints(tx, placement, rows);
  const numberOf = new Map(rows.map((row) => [row.shopId, row.orderNumber]));
  await tx.insert(orders).values(rows);
  const orderOfShop = (shopId: number) => numberOf.get(shopId) ?? "";
  await tx
    .insert(orderItems)
    .values([
      ...lines.map((line) => itemOf(line, orderOfShop(line.priced.shopId))),
      ...giftRows(prepared).map((gift) => giftItemOf(gift, orderOfShop(gift.goods.shopId))),
    ]);
  const basketIds = wanted.map((one) => one.basketId).filter((id) => id > 0);
  if (basketIds.length > 0) {
    await lockCart(tx, owner);
    const mine = and(isOwn(owner), inArray(cartLines.id, basketIds));
    const gone = await tx.delete(cartLines).where(mine).returning({ id: cartLines.id });
    // Another tab has ordered or deleted a line meanwhile: one line of a cart is never bought twice.
    if (gone.length < basketIds.length) {
      const found = new Set(gone.map(({ id }) => id));
      const lost = wanted.filter(({ basketId }) => basketId > 0 && !found.has(basketId));
      await refuseGoneLines(
        tx,
        placement,
        lost.map(({ goods }) => goods.skuId),
      );
    }
  }
  return rows;
}
