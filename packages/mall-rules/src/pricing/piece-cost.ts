/**
 * What a piece costs: the one rule that list, product page, cart, confirm and submit ask. It only chooses among prices
 * that stand, so browsers take it without the arithmetic that made them.
 */
import type { Fen } from "../money/index.ts";

/** From this quantity on, a piece costs this. */
export interface PriceTier {
  from: number;
  priceFen: Fen;
}

/** A limited-time offer of a SKU, as one buyer may use it now. */
export interface PieceOffer {
  priceFen: Fen;
  /** Most pieces of one order that have this price; more of them have none of it. */
  max: number;
}

/** What the price of a SKU's pieces hangs on. */
export interface PricedGoods<Offer extends PieceOffer> {
  /** Of a single piece. */
  priceFen: Fen;
  /** The SKU's own (`tiersOfSku`), in any order. */
  tiers: readonly PriceTier[];
  /** Price of members, whatever the quantity; absent or null where the SKU has none or the buyer is none. */
  memberFen?: Fen | null;
  /** Those the buyer may use now. */
  offers: readonly Offer[];
}

const cheaper = <T extends { priceFen: Fen }>(best: T, one: T): T =>
  one.priceFen < best.priceFen ? one : best;

/** Price of a piece by the lowest tier that so many reach; no tier makes a piece dearer. */
export const tierPriceFen = (
  { priceFen, tiers }: Pick<PricedGoods<never>, "priceFen" | "tiers">,
  quantity: number,
): Fen => tiers.filter((tier) => quantity >= tier.from).reduce(cheaper, { priceFen, from: 0 }).priceFen;

/**
 * What a piece costs: by the tier that all pieces of the product ordered together reach, by the price of members, or by
 * the cheapest offer that reaches the SKU's own pieces, whichever is lowest; they are never added up. `together` counts
 * the SKU's own too.
 */
export function pieceCost<Offer extends PieceOffer>(
  goods: PricedGoods<Offer>,
  own: number,
  together = own,
): { priceFen: Fen; offer: Offer | undefined } {
  const tierFen = tierPriceFen(goods, together);
  const priceFen = goods.memberFen && goods.memberFen < tierFen ? goods.memberFen : tierFen;
  const offer = goods.offers.reduce<Offer | undefined>(
    (best, one) => (own <= one.max && one.priceFen < (best?.priceFen ?? priceFen) ? one : best),
    undefined,
  );
  return { priceFen: offer?.priceFen ?? priceFen, offer };
}

/** Pieces by product: what is ordered together counts together. */
export function piecesByProduct(lines: readonly { prodId: number; quantity: number }[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { prodId, quantity } of lines) pieces.set(prodId, (pieces.get(prodId) ?? 0) + quantity);
  return pieces;
}
