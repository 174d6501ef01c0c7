/** A loaded cart, priced as confirm would price its ticked lines. */

import type { CartLine, CartPromotion, CartTotals, ShopCartAmounts } from "@tradehall/api-client/models/cart";
import type { LastPaid } from "@tradehall/api-client/models/product";
import { cartLimits } from "@tradehall/mall-rules/limits";
import { type Fen, fen, fenToYuan } from "@tradehall/mall-rules/money";
import { tiersOfSku } from "@tradehall/mall-rules/pricing";
import {
  allowedCartActions,
  type CartLineState,
  cartLineState,
  isExpiredLine,
} from "@tradehall/mall-rules/states/purchase/cart-line";
import { isShopOpen } from "@tradehall/mall-rules/states/shop/shop";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import type { Database } from "#server/db/database.ts";
import {
  type BuyerBenefits,
  loadBuyerBenefits,
  memberFenOf,
} from "#server/modules/pricing/buyer-benefits.ts";
import { type Draft, lineName, noAmounts, type PricedLine } from "#server/modules/pricing/draft.ts";
import { draftFromGoods } from "#server/modules/pricing/draft-from-goods.ts";
import { price, priceLine } from "#server/modules/pricing/price.ts";
import { priceBefore } from "#server/modules/pricing/price-to-remember.ts";
import { isCartKind, isInStep, isOnSale } from "#server/modules/product/goods/goods-checks.ts";
import { pictureOf, skuNameOf } from "#server/modules/product/goods/goods-rows.ts";
import { lastPaid } from "#server/modules/product/goods/last-paid.ts";
import { toTierPrices } from "#server/modules/product/goods/sku-list.ts";
import { type Discounts, loadDiscounts } from "#server/modules/promotion/discount/running-discounts.ts";
import { loadOffers, type Offer, offersOf } from "#server/modules/promotion/offer/offers.ts";
import {
  brokenPackages,
  loadPackagePrices,
  type PackagePrices,
  packageFenOf,
} from "#server/modules/promotion/package/package-prices.ts";
import { giftsOf, toCartDiscounts } from "./discounts.ts";
import { loadPromotions } from "./promotions.ts";
import { type CartOwner, type CartRow, loadCart } from "./rows.ts";

/** A row with what follows from it. */
export interface SeenRow {
  row: CartRow;
  offers: readonly Offer[];
  /** Price of members, for this buyer. */
  memberFen: Fen | null;
  /** Its package; "" outside of one. */
  comboName: string;
  /** Price of a piece in its package; null outside of one. */
  packageFen: Fen | null;
  state: CartLineState;
  isExpired: boolean;
  /** Ticked, and not expired: counts in the totals. */
  isCounted: boolean;
}

export interface CartView {
  seen: SeenRow[];
  /** What the buyer paid for a piece before, by SKU. */
  lastPaid: ReadonlyMap<number, LastPaid>;
  benefits: BuyerBenefits;
  draft: Draft;
  discounts: Discounts;
  /** By shop. */
  promotions: ReadonlyMap<number, CartPromotion[]>;
}

const stateAlone = ({ goods, quantity, comboId }: CartRow): CartLineState =>
  cartLineState({
    isShopOpen: isShopOpen(goods.shopStatus),
    isOnSale: isOnSale(goods) && isCartKind(goods),
    stock: goods.stocks,
    quantity,
    isQuantityInStep: comboId > 0 || isInStep(goods, quantity),
  });

/** Each row with its price in its package and its state: one that has expired takes its package with it. */
function withStates(rows: readonly CartRow[], prices: PackagePrices) {
  const lines = rows.map(({ comboId, quantity, goods: { skuId } }) => ({ comboId, quantity, skuId }));
  const broken = brokenPackages(prices, lines);
  for (const row of rows) if (isExpiredLine(stateAlone(row))) broken.add(row.comboId);
  broken.delete(0);
  return rows.map((row, index) => {
    const alone = stateAlone(row);
    const state = broken.has(row.comboId) && !isExpiredLine(alone) ? ("offShelf" as const) : alone;
    const packageFen = lines[index] ? packageFenOf(prices, lines[index]) : null;
    const comboName = prices.get(row.comboId)?.name ?? "";
    return { row, comboName, packageFen, state, isExpired: isExpiredLine(state) };
  });
}

/** The cart's rows with their states. */
export async function loadStates(db: Database, owner: CartOwner) {
  const rows = await loadCart(db, owner);
  const prices = await loadPackagePrices(
    db,
    rows.map((row) => row.comboId),
  );
  return withStates(rows, prices);
}

export async function openCart(db: Database, owner: CartOwner, now: Date): Promise<CartView> {
  const rows = await loadStates(db, owner);
  const shopIds = [...new Set(rows.map(({ row }) => row.goods.shopId))];
  const skuIds = rows.map(({ row }) => row.goods.skuId);
  const offers = await loadOffers(db, skuIds, now, owner.userId);
  const paid = await lastPaid(db, owner, skuIds);
  const discounts = await loadDiscounts(db, shopIds, now);
  const benefits = await loadBuyerBenefits(db, owner.userId, now);
  const seen = rows.map((one) => ({
    ...one,
    offers: offersOf(offers, one.row.goods.skuId),
    memberFen: memberFenOf(benefits, one.row.goods),
    isCounted: one.row.isChecked && !one.isExpired,
  }));
  const wanted = seen
    .filter((one) => one.isCounted)
    .map(({ row: { goods, quantity, comboId }, ...rest }) => ({ goods, quantity, comboId, ...rest }));
  const terms = { discounts: discounts.running, dvyTypeOf: () => 1 };
  const choices = { ...terms, couponChoice: "best" as const, pointsWanted: 0 };
  const draft = price(draftFromGoods(wanted, benefits, choices, now));
  const promotions = await loadPromotions(db, draft, shopIds, {
    visitor: { userId: owner.userId, paidRank: benefits.paidRank },
    now,
  });
  return { seen, lastPaid: paid, benefits, draft, discounts, promotions };
}

/** A counted line is priced with the product's other counted lines, another one alone. */
function pricedOf({ draft }: CartView, { row, isCounted, ...terms }: SeenRow): PricedLine {
  const { offers, memberFen, packageFen } = terms;
  const name = lineName({ skuId: row.goods.skuId, comboId: row.comboId });
  const counted = isCounted && draft.lines.find((line) => lineName(line) === name);
  return counted || priceLine({ ...row.goods, offers, memberFen, packageFen }, row.quantity);
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

const thenOf = ({ row: { goods, priceFenThen }, packageFen, ...terms }: SeenRow, priceFen: Fen): Fen =>
  packageFen === null ? priceBefore(priceFen, priceFenThen, { goods, ...terms }) : priceFen;

export function toLine(view: CartView, one: SeenRow): CartLine {
  const { goods, ...row } = one.row;
  const { priceFen, activityId, packageFen, memberSavedFen } = pricedOf(view, one);
  const isOrdinary = activityId === null && packageFen === null && memberSavedFen === 0;
  const oriPriceFen = isOrdinary ? goods.skuOriPriceFen : goods.skuPriceFen;
  return {
    basketId: row.basketId,
    comboId: row.comboId,
    comboName: one.comboName,
    shopId: goods.shopId,
    shopName: goods.shopName,
    prodId: goods.prodId,
    skuId: goods.skuId,
    prodName: goods.prodName,
    skuName: skuNameOf(goods),
    partyCode: goods.partyCode,
    makerCode: goods.makerCode,
    pic: pictureOf(goods),
    prodCount: row.quantity,
    price: fenToYuan(priceFen),
    oriPrice: oriPriceFen === null ? null : fenToYuan(oriPriceFen),
    priceThen: fenToYuan(thenOf(one, priceFen)),
    productTotalAmount: fenToYuan(fen(priceFen * row.quantity)),
    // A package takes part in nothing else.
    tierPrices:
      packageFen === null ? toTierPrices(tiersOfSku({ ...goods, priceFen: goods.skuPriceFen })) : [],
    memberPrice: packageFen === null && one.memberFen !== null ? fenToYuan(one.memberFen) : null,
    memberAmount: fenToYuan(memberSavedFen),
    offer: packageFen === null ? toOffer(one.offers) : null,
    lastPaid: view.lastPaid.get(goods.skuId) ?? null,
    isChecked: one.isCounted ? 1 : 0,
    stock: Math.max(0, goods.stocks),
    minCount: row.comboId > 0 ? 1 : goods.minCount,
    stepCount: row.comboId > 0 ? 1 : goods.stepCount,
    unit: goods.unit,
    pack: goods.pack,
    state: one.state,
    allowedActions: allowedCartActions(one.state).filter(
      (action) => row.comboId === 0 || action !== "changeSku",
    ),
    version: row.version,
    basketDate: chinaTime(row.createdAt),
  };
}

/** Products that can count for an offer of the shop: those of a package count for none. */
const countedFor = (seen: readonly SeenRow[], shopId: number): ReadonlySet<number> =>
  new Set(
    seen.flatMap(({ row: { goods, comboId } }) =>
      comboId === 0 && goods.shopId === shopId ? [goods.prodId] : [],
    ),
  );

/** Amounts of a shop that has lines which can be bought; null where it has none left. */
export function amountsOf(view: CartView, shopId: number): ShopCartAmounts | null {
  const { seen, draft, promotions } = view;
  if (!seen.some(({ row, isExpired }) => row.goods.shopId === shopId && !isExpired)) return null;
  const shop = draft.shops.find((one) => one.shopId === shopId);
  // Whose freight is waived lacks nothing.
  const lacks = (freeFreightFen: Fen): Fen =>
    fen(shop?.paysFreight ? Math.max(0, freeFreightFen - shop.goodsFen) : 0);
  const missing = shop?.freeFreightFen == null ? null : lacks(shop.freeFreightFen);
  const { goodsFen, pieces, discountFen, couponFen, freightFen, actualFen } = shop ?? noAmounts;
  return {
    shopId,
    total: fenToYuan(goodsFen),
    totalCount: pieces,
    discountReduce: fenToYuan(discountFen),
    couponReduce: fenToYuan(couponFen),
    transFee: fenToYuan(freightFen),
    missingForFreeFreight: missing === null ? null : fenToYuan(missing),
    promotions: promotions.get(shopId) ?? [],
    discounts: toCartDiscounts(view, shopId, countedFor(seen, shopId)),
    gifts: giftsOf(view, shopId),
    actualTotal: fenToYuan(actualFen),
  };
}

export function totalsOf({ seen, draft: { totals } }: CartView): CartTotals {
  return {
    totalMoney: fenToYuan(totals.goodsFen),
    subtractMoney: fenToYuan(fen(totals.discountFen + totals.couponFen)),
    memberReduceAmount: fenToYuan(totals.memberSavedFen),
    freightAmount: fenToYuan(totals.freightFen),
    finalMoney: fenToYuan(totals.actualFen),
    count: totals.pieces,
    checkedLines: seen.filter((one) => one.isCounted).length,
    settleMax: cartLimits.settleLines,
    prodCount: seen.reduce((sum, { row }) => sum + row.quantity, 0),
  };
}
