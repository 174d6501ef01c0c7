/** A line keeps the price it was put in at, to say later that it fell or rose. */

import type { Fen } from "@tradehall/mall-rules/money";
import { shareOf } from "@tradehall/mall-rules/pricing";
import type { WantedGoods } from "./draft-from-goods.ts";
import { priceLine } from "./price.ts";

type Remembered = Pick<WantedGoods, "goods" | "offers" | "memberFen">;

/** Of the least order and without tiers, so that another quantity is no other price. */
export const priceToRemember = ({ goods, ...terms }: Remembered): Fen =>
  priceLine({ ...goods, ...terms, tiers: [] }, goods.minCount).priceFen;

/** What a piece that costs so much now would have cost when it was put in; the same where nothing changed. */
export function priceBefore(priceFen: Fen, thenFen: Fen, { goods, offers, memberFen }: Remembered): Fen {
  const nowFen = priceToRemember({ goods, offers, memberFen });
  return nowFen === thenFen ? priceFen : shareOf(priceFen, thenFen, nowFen);
}
