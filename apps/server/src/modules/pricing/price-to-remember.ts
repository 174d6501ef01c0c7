/** A line keeps the price it was put in at, to say later that it fell or rose. */

import type { Fen } from "@tradehall/mall-rules/money";
import { shareOf } from "@tradehall/mall-rules/pricing";
import type { GoodsRow } from "#server/modules/goods/goods-rows.ts";
import type { Offer } from "#server/modules/offer/offers.ts";
import { priceLine } from "./price.ts";

/** Of the least order and without tiers, so that another quantity is no other price. */
export const priceToRemember = (goods: GoodsRow, offers: readonly Offer[]): Fen =>
  priceLine({ ...goods, tiers: [], offers }, goods.minCount).priceFen;

/** What a piece that costs so much now would have cost when it was put in; the same where nothing changed. */
export function priceBefore(
  priceFen: Fen,
  thenFen: Fen,
  { goods, offers }: { goods: GoodsRow; offers: readonly Offer[] },
): Fen {
  const nowFen = priceToRemember(goods, offers);
  return nowFen === thenFen ? priceFen : shareOf(priceFen, thenFen, nowFen);
}
