/** A loaded cart, priced as confirm would price its ticked lines. */

import type { CartLine, CartPromotion, CartTotals, ShopCartAmounts } from "@tradehall/api-client/models/cart";
import { cartLimits } from "@tradehall/mall-rules/limits";
import { fen, fenToYuan } from "@tradehall/mall-rules/money";
import { tiersOfSku } from "@tradehall/mall-rules/pricing";
import {
  allowedCartActions,
  type CartLineState,
  cartLineState,
  isExpiredLine,
} from "@tradehall/mall-rules/states/cart-line";
import { isShopOpen } from "@tradehall/mall-rules/states/shop";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import type { Database } from "#server/db/database.ts";
import { isCartKind, isInStep, isOnSale } from "#server/modules/goods/goods-checks.ts";
import { pictureOf, skuNameOf } from "#server/modules/goods/goods-rows.ts";
import { toTierPrices } from "#server/modules/goods/sku-list.ts";
import { loadOffers, type Offer, type OffersBySku, offersOf } from "#server/modules/offer/offers.ts";
import { type Draft, noAmounts, type PricedLine } from "#server/modules/pricing/draft.ts";
import { draftFromGoods } from "#server/modules/pricing/draft-from-goods.ts";
import { price, priceLine } from "#server/modules/pricing/price.ts";
import { priceBefore } from "#server/modules/pricing/price-to-remember.ts";
import { loadPurse, type Purse } from "#server/modules/pricing/purse.ts";
import { loadPromotions } from "./promotions.ts";
import { type CartOwner, type CartRow, loadCart } from "./rows.ts";

/** A row with what follows from it. */
export interface SeenRow {
  row: CartRow;
  offers: readonly Offer[];
  state: CartLineState;
  isExpired: boolean;
  /** Ticked, and not expired: counts in the totals. */
  isCounted: boolean;
}

export interface CartView {
  seen: SeenRow[];
  purse: Purse;
  draft: Draft;
  /** By shop. */
  promotions: ReadonlyMap<number, CartPromotion[]>;
}

export const stateOf = ({ goods, quantity }: CartRow): CartLineState =>
  cartLineState({
    isShopOpen: isShopOpen(goods.shopStatus),
    isOnSale: isOnSale(goods) && isCartKind(goods),
    stock: goods.stocks,
    quantity,
    isQuantityInStep: isInStep(goods, quantity),
  });

function viewCart(
  rows: readonly CartRow[],
  offers: OffersBySku,
  purse: Purse,
  now: Date,
): Omit<CartView, "promotions"> {
  const seen = rows.map((row) => {
    const state = stateOf(row);
    const isExpired = isExpiredLine(state);
    const isCounted = row.isChecked && !isExpired;
    return { row, offers: offersOf(offers, row.goods.skuId), state, isExpired, isCounted };
  });
  const counted = seen.filter((one) => one.isCounted);
  const wanted = counted.map(({ row, offers }) => ({ goods: row.goods, quantity: row.quantity, offers }));
  const choices = { couponChoice: "best" as const, pointsWanted: 0, dvyTypeOf: () => 1 };
  return { seen, purse, draft: price(draftFromGoods(wanted, purse, choices, now)) };
}

export async function openCart(db: Database, owner: CartOwner, now: Date): Promise<CartView> {
  const rows = await loadCart(db, owner);
  const skuIds = rows.map((row) => row.goods.skuId);
  const offers = await loadOffers(db, skuIds, now, owner.userId);
  const view = viewCart(rows, offers, await loadPurse(db, owner.userId, now), now);
  const shopIds = new Set(rows.map((row) => row.goods.shopId));
  return { ...view, promotions: await loadPromotions(db, view, [...shopIds], now) };
}

/** A counted line is priced with the product's other counted lines, another one alone. */
function pricedOf({ draft }: CartView, { row, offers, isCounted }: SeenRow): PricedLine {
  const counted = isCounted && draft.lines.find((line) => line.skuId === row.goods.skuId);
  return counted || priceLine({ ...row.goods, offers }, row.quantity);
}

const toOffer = ([offer]: readonly Offer[]): CartLine["offer"] =>
  offer
    ? {
        activityId: offer.activityId,
        name: offer.name,
        price: fenToYuan(offer.priceFen),
        max: offer.max,
        endsAt: offer.endsAt.getTime(),
      }
    : null;

export function toLine(view: CartView, one: SeenRow): CartLine {
  const { goods, ...row } = one.row;
  const { priceFen, activityId } = pricedOf(view, one);
  const oriPriceFen = activityId === null ? goods.skuOriPriceFen : goods.skuPriceFen;
  return {
    basketId: row.basketId,
    shopId: goods.shopId,
    shopName: goods.shopName,
    prodId: goods.prodId,
    skuId: goods.skuId,
    prodName: goods.prodName,
    skuName: skuNameOf(goods),
    partyCode: goods.partyCode,
    pic: pictureOf(goods),
    prodCount: row.quantity,
    price: fenToYuan(priceFen),
    oriPrice: oriPriceFen === null ? null : fenToYuan(oriPriceFen),
    priceThen: fenToYuan(priceBefore(priceFen, row.priceFenThen, { goods, offers: one.offers })),
    productTotalAmount: fenToYuan(fen(priceFen * row.quantity)),
    tierPrices: toTierPrices(tiersOfSku({ ...goods, priceFen: goods.skuPriceFen })),
    offer: toOffer(one.offers),
    isChecked: one.isCounted ? 1 : 0,
    stock: Math.max(0, goods.stocks),
    minCount: goods.minCount,
    stepCount: goods.stepCount,
    unit: goods.unit,
    state: one.state,
    allowedActions: [...allowedCartActions(one.state)],
    version: row.version,
    basketDate: chinaTime(row.createdAt),
  };
}

/** Amounts of a shop that has lines which can be bought; null where it has none left. */
export function amountsOf({ seen, draft, promotions }: CartView, shopId: number): ShopCartAmounts | null {
  if (!seen.some(({ row, isExpired }) => row.goods.shopId === shopId && !isExpired)) return null;
  const shop = draft.shops.find((one) => one.shopId === shopId);
  const missing = shop?.freeFreightFen == null ? null : fen(Math.max(0, shop.freeFreightFen - shop.goodsFen));
  const { goodsFen, pieces, couponFen, freightFen, actualFen } = shop ?? noAmounts;
  return {
    shopId,
    total: fenToYuan(goodsFen),
    totalCount: pieces,
    couponReduce: fenToYuan(couponFen),
    transFee: fenToYuan(freightFen),
    missingForFreeFreight: missing === null ? null : fenToYuan(missing),
    promotions: promotions.get(shopId) ?? [],
    actualTotal: fenToYuan(actualFen),
  };
}

export function totalsOf({ seen, draft: { totals } }: CartView): CartTotals {
  return {
    totalMoney: fenToYuan(totals.goodsFen),
    subtractMoney: fenToYuan(totals.couponFen),
    freightAmount: fenToYuan(totals.freightFen),
    finalMoney: fenToYuan(totals.actualFen),
    count: totals.pieces,
    checkedLines: seen.filter((one) => one.isCounted).length,
    settleMax: cartLimits.settleLines,
    prodCount: seen.reduce((sum, { row }) => sum + row.quantity, 0),
  };
}
