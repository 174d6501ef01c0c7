/** Every way in which goods cannot be bought: which facts make it so, and what is offered instead. One table for all. */
import { prodStatuses } from "../order/delivery.ts";
import { isShopOpen } from "../shop/shop.ts";

/** A way on: be told once it is back, goods like it, the shop's other goods, another region. */
export type WayOn = "notice" | "similar" | "shop" | "region";

/** What a product's page still shows, and says why nothing of it can be bought; the first that holds is said. */
export const notBuyable = {
  shopClosed: ["similar"],
  offShelf: ["similar", "shop"],
  /** isShowPurchase 0 (Spec §7): looking goes on, buying does not show. */
  notOffered: [],
  /** Points goods: money buys none. */
  forPoints: ["similar"],
  /** Redeemed with points: too few of them, all that one person may have, all that is offered. */
  pointsShort: [],
  exchangeLimit: [],
  exchangeGone: [],
  soldOut: ["notice", "similar"],
  /** Some are left, fewer than the least order. */
  belowMin: ["notice", "similar"],
  notDelivered: ["region", "similar"],
  /** A pre-sale whose deposit cannot be paid yet, or not any more. */
  depositNotStarted: ["similar"],
  depositOver: ["similar"],
  notStarted: ["similar"],
  ended: ["similar"],
  /** All pieces of an activity are taken, some not paid for yet. */
  soldOutForNow: ["similar"],
  /** All of them are paid for. */
  activitySoldOut: ["similar"],
} as const satisfies Record<string, readonly WayOn[]>;
export type NotBuyable = keyof typeof notBuyable;
export const waysOn = (why: NotBuyable): readonly WayOn[] => notBuyable[why];

export interface GoodsFacts {
  isShopOpen: boolean;
  /** Whether the shop in effect sells to the buyer. */
  isOffered: boolean;
  isForPoints?: boolean;
  /** Of goods that are sold for a deposit: why none can be paid now (states/promotion/pre-sale); null or missing for all others. */
  depositBlock?: "depositNotStarted" | "depositOver" | null;
  /** Of the chosen SKU, or of all together. */
  stock: number;
  /** Least order. */
  min: number;
  /** Whether it is sent to the chosen region. */
  isDelivered: boolean;
}

export function whyNotBuyable(facts: GoodsFacts): NotBuyable | undefined {
  if (!facts.isShopOpen) return "shopClosed";
  if (!facts.isOffered) return "notOffered";
  if (facts.isForPoints) return "forPoints";
  if (facts.depositBlock) return facts.depositBlock;
  if (facts.stock <= 0) return "soldOut";
  if (facts.stock < facts.min) return "belowMin";
  return facts.isDelivered ? undefined : "notDelivered";
}

/** Goods that have no page any more, by the refusal that says so; undefined for what can be looked at. */
export function whyNotShown(prodStatus: number, shopStatus: number) {
  if (prodStatus === prodStatuses.offByPlatform) return "prodOffByPlatform" as const;
  if (prodStatus === prodStatuses.offByShop || prodStatus === prodStatuses.inReview)
    return "prodOffByShop" as const;
  if (prodStatus !== prodStatuses.onSale) return "prodMissing" as const;
  return isShopOpen(shopStatus) ? undefined : ("shopClosed" as const);
}
