/** What is kept of goods, by day or not, and what became of putting them into the cart. */
import type { YuanText } from "@tradehall/mall-rules/money";
import type { RailProduct } from "../../shell/RailProducts/RailProducts.tsx";

/** A favourite or a footprint, with what can be done with it. */
export interface SavedGoods extends RailProduct {
  /** The one SKU and its least quantity; absent where a specification has to be chosen first. */
  cart?: { skuId: string; count: number };
  /** How much less it costs than when it was added, yuan. */
  loweredBy?: YuanText;
  /** Since when it is kept, in words. */
  sinceText?: string;
}

/** Goods under a heading; favourites are one group without. */
export interface SavedGroup {
  key: string;
  /** `yyyy-MM-dd` in China; absent: no heading. */
  day?: string;
  goods: readonly SavedGoods[];
}

/** What became of one that was to go into the cart. */
export interface SavedResult {
  isAdded: boolean;
  /** In words. */
  text: string;
}

/** Whether it can be put into the cart from here. */
export const canAdd = ({ cart, state }: SavedGoods): boolean => cart !== undefined && state === undefined;

/** What a form sends of goods that go into the cart: product, SKU, quantity. */
export const cartValue = ({ id, cart }: SavedGoods): string =>
  `${id}:${cart?.skuId ?? 0}:${cart?.count ?? 0}`;
