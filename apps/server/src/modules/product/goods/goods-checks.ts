/** What a buyer may put into a cart or an order, and how many of it (Spec §8). */
import { clampQuantity, isBuyableQuantity } from "@tradehall/mall-rules/checks/quantity";
import { molds, prodStatuses, prodTypes } from "@tradehall/mall-rules/states/order/delivery";
import { isShopOpen } from "@tradehall/mall-rules/states/shop/shop";
import type { GoodsRow } from "./goods-rows.ts";

export const isOnSale = (goods: GoodsRow): boolean =>
  goods.prodStatus === prodStatuses.onSale && !goods.skuDisabled;

/** Virtual, pre-sale, activity and points goods are bought directly (family §8). */
export const isCartKind = (goods: GoodsRow): boolean =>
  goods.mold === molds.physical && !goods.preSell && goods.prodType === prodTypes.normal;

/** What is redeemed with points alone, or with points and money. */
export const isForPoints = ({ prodType }: Pick<GoodsRow, "prodType">): boolean =>
  prodType === prodTypes.integral;

/** Why these goods cannot be had at all, by anyone, now: for money or for points. */
export function saleRefusal(goods: GoodsRow) {
  if (!isShopOpen(goods.shopStatus)) return "shopClosed" as const;
  if (!isOnSale(goods)) return "notForSale" as const;
  return goods.stocks <= 0 ? ("soldOut" as const) : undefined;
}

/** Why they cannot be bought: money alone buys no points goods. */
export function goodsRefusal(goods: GoodsRow) {
  const why = saleRefusal(goods);
  return why !== "shopClosed" && isForPoints(goods) ? ("notForSale" as const) : why;
}

const ruleOf = ({ minCount, stepCount }: GoodsRow, max: number) => ({ min: minCount, step: stepCount, max });

export const isInStep = (goods: GoodsRow, quantity: number): boolean =>
  isBuyableQuantity(quantity, ruleOf(goods, Number.MAX_SAFE_INTEGER));

/** The quantity nearest to a wanted one that can be bought now; 0 where none can. */
export function orderablePieces(goods: GoodsRow, quantity: number, why = goodsRefusal(goods)): number {
  const rule = ruleOf(goods, goods.stocks);
  const nearest = clampQuantity(quantity, rule).quantity;
  return why === undefined && isBuyableQuantity(nearest, rule) ? nearest : 0;
}

export const stockRefusal = (goods: GoodsRow, quantity: number) =>
  quantity > goods.stocks ? ("insufficientInventory" as const) : undefined;

/** Why this quantity cannot be bought: it is never cut silently. */
export function quantityRefusal(goods: GoodsRow, quantity: number) {
  if (!isInStep(goods, quantity)) return "wrongQuantity" as const;
  return stockRefusal(goods, quantity);
}
