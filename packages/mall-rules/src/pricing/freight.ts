/** What a shop's freight comes to: the one rule of product page, cart and order. */
import { type Fen, fen } from "../money/index.ts";
import { shopTypes } from "../states/shop/shop.ts";

interface FreightRule {
  freightFen: Fen;
  /** Goods total from which freight is free; null is never. */
  freeFreightFen: Fen | null;
  /** Whether anything travels at the buyer's expense. */
  paysFreight: boolean;
}

/** Freight of goods of this total, before coupons and points. */
export function freightOf({ freightFen, freeFreightFen, paysFreight }: FreightRule, goodsFen: Fen): Fen {
  const isFree = freeFreightFen !== null && goodsFen >= freeFreightFen;
  return paysFreight && !isFree ? freightFen : fen(0);
}

/** Members whose level has it pay no freight of self-operated shops (Spec §6). */
export const isFreightWaived = (hasFreeFreight: boolean, shopType: number): boolean =>
  hasFreeFreight && shopType === shopTypes.selfOperated;
