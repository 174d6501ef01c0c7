/** What a buyer may put into a cart or an order, and how many of it (Spec §8). */
import { isBuyableQuantity } from "@tradehall/mall-rules/checks/quantity";
import { molds, prodStatuses, prodTypes } from "@tradehall/mall-rules/states/delivery";
import { isShopOpen } from "@tradehall/mall-rules/states/shop";
import type { RefusalName } from "@tradehall/mall-rules/words";
import type { GoodsRow } from "./goods-rows.ts";

export const isOnSale = (goods: GoodsRow): boolean =>
  goods.prodStatus === prodStatuses.onSale && !goods.skuDisabled;

/** Virtual, pre-sale, activity and points goods are bought directly (family §8). */
export const isCartKind = (goods: GoodsRow): boolean =>
  goods.mold === molds.physical && !goods.preSell && goods.prodType === prodTypes.normal;

/** Why these goods cannot be bought at all, by anybody, now. */
export function goodsRefusal(goods: GoodsRow): RefusalName | undefined {
  if (!isShopOpen(goods.shopStatus)) return "shopClosed";
  if (!isOnSale(goods) || goods.prodType === prodTypes.integral) return "notForSale";
  return goods.stocks <= 0 ? "soldOut" : undefined;
}

export const isInStep = (goods: GoodsRow, quantity: number): boolean =>
  isBuyableQuantity(quantity, { min: goods.minCount, step: goods.stepCount, max: Number.MAX_SAFE_INTEGER });

/** Why this quantity cannot be bought: it is never cut silently. */
export function quantityRefusal(goods: GoodsRow, quantity: number): RefusalName | undefined {
  if (!isInStep(goods, quantity)) return "wrongQuantity";
  return quantity > goods.stocks ? "insufficientInventory" : undefined;
}
