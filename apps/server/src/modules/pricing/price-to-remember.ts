/** A line keeps the price it was put in at, to say later that it fell or rose. */
import { shareFen } from "@tradehall/mall-rules/money";
import type { GoodsRow } from "#server/modules/goods/goods-rows.ts";
import type { Offer } from "#server/modules/offer/offers.ts";
import { priceLine } from "./price.ts";

/** Of the least order and without tiers, so that another quantity is no other price. */
export const priceToRemember = (goods: GoodsRow, offers: readonly Offer[]): number =>
  priceLine({ ...goods, tiers: [], offers }, goods.minCount).priceFen;

/** What a piece that costs so much now would have cost when it was put in; the same where nothing changed. */
export function priceBefore(
  priceFen: number,
  thenFen: number,
  { goods, offers }: { goods: GoodsRow; offers: readonly Offer[] },
): number {
  const nowFen = priceToRemember(goods, offers);
  return nowFen === thenFen ? priceFen : shareFen(priceFen, thenFen, nowFen);
}
