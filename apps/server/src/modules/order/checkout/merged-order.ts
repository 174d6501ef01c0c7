/** A prepared order as confirm answers it. */
import type {
  BlockedLine,
  ConfirmLine,
  MergedOrder,
  OrderCoupon,
  ShopOrder,
} from "@tradehall/api-client/models/order";
import type { ShopTerms } from "@tradehall/api-client/models/shop-terms";
import { approvalLimits, orderLimits, pointLimits } from "@tradehall/mall-rules/limits";
import { type Fen, fen, fenToYuan } from "@tradehall/mall-rules/money";
import { giftsOf } from "#server/modules/cart/discounts.ts";
import type { NamedCoupon } from "#server/modules/pricing/buyer-benefits.ts";
import { coveredFen, reductionOf, replacedBy } from "#server/modules/pricing/coupon.ts";
import { type PricedLine, type PricedShop, shareOfLine } from "#server/modules/pricing/draft.ts";
import { priceBefore } from "#server/modules/pricing/price-to-remember.ts";
import { arrivalAt } from "#server/modules/product/goods/arrival-at.ts";
import { depositOf } from "#server/modules/product/goods/deposit.ts";
import { orderablePieces, saleRefusal } from "#server/modules/product/goods/goods-checks.ts";
import { pictureOf, skuNameOf } from "#server/modules/product/goods/goods-rows.ts";
import { type OrderLine, orderLines } from "./order-lines.ts";
import type { Prepared } from "./prepare.ts";
import type { BlockedRow, WantedRow } from "./wanted-row.ts";

const thenOf = (wanted: WantedRow, priceFen: Fen): ConfirmLine["priceThen"] =>
  wanted.priceFenThen === undefined || wanted.packageFen !== null
    ? null
    : fenToYuan(priceBefore(priceFen, wanted.priceFenThen, wanted));

function toLine(wanted: WantedRow, priced?: PricedLine): ConfirmLine {
  const { basketId, goods, quantity } = wanted;
  const alone = wanted.packageFen ?? goods.skuPriceFen;
  const priceFen = priced?.priceFen ?? alone;
  const totalFen = priced?.totalFen ?? fen(alone * quantity);
  const activityId = priced?.activityId ?? null;
  const savedFen = priced?.memberSavedFen ?? fen(0);
  const { activityPrice } = wanted;
  const isQuoted =
    activityPrice?.activityId === null &&
    activityPrice.depositFen === undefined &&
    activityPrice.score === undefined;
  const isOrdinary = !isQuoted && activityId === null && wanted.packageFen === null && savedFen === 0;
  const oriPriceFen = isOrdinary ? goods.skuOriPriceFen : goods.skuPriceFen;
  const shareFen = priced ? shareOfLine(priced) : fen(0);
  return {
    basketId,
    shopId: goods.shopId,
    prodId: goods.prodId,
    skuId: goods.skuId,
    prodName: goods.prodName,
    skuName: skuNameOf(goods),
    partyCode: goods.partyCode,
    makerCode: goods.makerCode,
    pic: pictureOf(goods),
    prodCount: quantity,
    unit: goods.unit,
    pack: goods.pack,
    price: fenToYuan(priceFen),
    scorePrice: activityPrice?.score ?? 0,
    priceThen: thenOf(wanted, priceFen),
    oriPrice: oriPriceFen === null ? null : fenToYuan(oriPriceFen),
    activityId,
    comboId: wanted.comboId,
    productTotalAmount: fenToYuan(totalFen),
    memberAmount: fenToYuan(savedFen),
    shareReduce: fenToYuan(shareFen),
    actualTotal: fenToYuan(fen(totalFen - shareFen)),
    mold: goods.mold,
  };
}

const toBlocked = (blocked: BlockedRow): BlockedLine => ({
  ...toLine(blocked),
  why: blocked.why,
  orderable:
    blocked.activityPrice?.score === undefined
      ? orderablePieces(blocked.goods, blocked.quantity)
      : orderablePieces(blocked.goods, blocked.quantity, saleRefusal(blocked.goods)),
});

function toShop(
  prepared: Prepared,
  shop: PricedShop,
  lines: readonly OrderLine[],
  now: Date,
): Omit<ShopOrder, "terms"> {
  const { shopId } = shop;
  const ofShop = lines.filter(({ priced }) => priced.shopId === shopId);
  const goods = ofShop[0]?.wanted.goods;
  const delivery = prepared.deliveries.get(shopId);
  if (!goods || !delivery) throw new Error(`shop ${shopId} is priced, and nobody wants anything of it`);
  return {
    shopId,
    shopName: goods.shopName,
    shopType: goods.shopType,
    shopCartItems: ofShop.map(({ wanted, priced }) => toLine(wanted, priced)),
    gifts: giftsOf(prepared, shopId),
    total: fenToYuan(shop.goodsFen),
    totalCount: shop.pieces,
    transFee: fenToYuan(shop.freightFen),
    freeFreightFrom: shop.freeFreightFen === null ? null : fenToYuan(shop.freeFreightFen),
    discountReduce: fenToYuan(shop.discountFen),
    couponReduce: fenToYuan(shop.couponFen),
    scoreReduce: fenToYuan(shop.pointsFen),
    actualTotal: fenToYuan(shop.actualFen),
    dvyType: delivery.dvyType,
    dvyTypes: delivery.dvyTypes,
    arrival: arrivalAt(goods, prepared.address?.provinceId ?? null, now),
  };
}

function toCoupon({ draft }: Prepared, coupon: NamedCoupon, now: Date): OrderCoupon {
  const covered = coveredFen(coupon, draft.lines);
  const missingFen = fen(Math.max(0, coupon.rule.thresholdFen - covered));
  const isChosen = draft.usedCoupons.some((one) => one.userCouponId === coupon.userCouponId);
  const why = () => {
    if (coupon.startsAt > now) return "notStarted" as const;
    if (covered === 0) return "scope" as const;
    const untouched = draft.lines.map((line) => ({ ...line, couponFen: fen(0) }));
    return reductionOf(coupon, untouched) === 0 ? ("threshold" as const) : null;
  };
  const refusal = why();
  return {
    couponUserId: coupon.userCouponId,
    couponId: coupon.couponId,
    couponName: coupon.name,
    scope: coupon.rule.scope,
    scopeNames: coupon.scopeNames,
    cashCondition: fenToYuan(coupon.rule.thresholdFen),
    reduceAmount: fenToYuan(coupon.rule.reduceFen),
    endsAt: coupon.endsAt.getTime(),
    canUse: refusal === null ? 1 : 0,
    choose: isChosen ? 1 : 0,
    why: refusal,
    missing: fenToYuan(refusal === "threshold" ? missingFen : fen(0)),
    shopId: coupon.issuerShopId,
    shopName: coupon.shopName,
    replaces: refusal === null ? replacedBy(draft, coupon) : [],
  };
}

const toAddress = (address: NonNullable<Prepared["address"]>): MergedOrder["userAddr"] => ({
  addrId: address.id,
  receiver: address.receiver,
  mobile: address.mobile,
  province: address.province,
  city: address.city,
  area: address.area,
  addr: address.addr,
  commonAddr: address.isDefault ? 1 : 0,
});

/** The fields that the virtual goods of an order ask for, each once. */
export const remarkFieldsOf = (wanted: readonly Pick<WantedRow, "goods">[]) =>
  [...new Map(wanted.map(({ goods }) => [goods.prodId, goods])).values()].flatMap((goods) =>
    goods.remarkFields.map(({ name, required }) => ({ prodId: goods.prodId, name, required })),
  );

function toPreSale({ draft: { totals }, wanted }: Prepared): MergedOrder["preSale"] {
  const goods = wanted[0]?.goods;
  const deposit = totals.depositFen > 0 && goods ? depositOf(goods) : null;
  if (!deposit) return null;
  const { depositTo, balanceFrom, balanceTo } = deposit.times;
  return {
    deposit: fenToYuan(totals.depositFen),
    balance: fenToYuan(fen(totals.actualFen - totals.depositFen)),
    ...{ depositTo, balanceFrom, balanceTo },
    shipBy: goods?.preSellAt?.getTime() ?? null,
  };
}

const toApproval = ({ buying: { approval } }: Prepared): MergedOrder["approval"] =>
  approval
    ? { reasons: approval.reasons, approvers: approval.approvers, heldMs: approvalLimits.heldMs }
    : null;

export function toMergedOrder(
  uuid: string,
  prepared: Prepared,
  now: Date,
  terms?: ReadonlyMap<number, ShopTerms>,
): MergedOrder {
  const { draft, address, benefits, wanted } = prepared;
  const { totals } = draft;
  const lines = orderLines(prepared);
  const { activity } = prepared.request;
  return {
    uuid,
    userAddr: address ? toAddress(address) : null,
    shopCartOrders: draft.shops.map((shop) => ({
      ...toShop(prepared, shop, lines, now),
      terms: terms?.get(shop.shopId) ?? null,
    })),
    total: fenToYuan(totals.goodsFen),
    totalCount: totals.pieces,
    memberAmount: fenToYuan(totals.memberSavedFen),
    totalTransFee: fenToYuan(totals.freightFen),
    discountReduce: fenToYuan(totals.discountFen),
    couponReduce: fenToYuan(totals.couponFen),
    totalScoreAmount: fenToYuan(totals.pointsFen),
    orderReduce: fenToYuan(fen(totals.discountFen + totals.couponFen + totals.pointsFen)),
    actualTotal: fenToYuan(totals.actualFen),
    coupons: benefits.coupons.map((one) => toCoupon(prepared, one, now)),
    scoreInfo: {
      score: benefits.points,
      maxUsableScore: draft.maxPoints,
      usableScore: draft.pointsUsed,
      step: pointLimits.multipleOf,
      perYuan: pointLimits.perYuanValue,
    },
    filterShopItems: prepared.ruledOut.map((one) => toLine(one)),
    blockedItems: prepared.blocked.map(toBlocked),
    virtualRemarkList: remarkFieldsOf(wanted).map(({ prodId, name, required }) => ({
      prodId,
      name,
      isRequired: required ? 1 : 0,
    })),
    quote: prepared.request.quoteNo === undefined ? null : { quoteNo: prepared.request.quoteNo },
    activity: activity ? { activityId: activity.activityId, kind: activity.kind } : null,
    exchange: prepared.exchange,
    preSale: toPreSale(prepared),
    approval: toApproval(prepared),
    required: prepared.buying.required,
    needsAddress: prepared.needsAddress ? 1 : 0,
    remarkMaxLength: orderLimits.messageLength,
    now: now.getTime(),
    expiresAt: now.getTime() + orderLimits.confirmLifetimeMs,
  };
}
