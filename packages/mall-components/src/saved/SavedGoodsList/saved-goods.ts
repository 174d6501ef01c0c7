/** What is kept of goods, by day or not, or was bought, and what became of putting them into the cart. */
import type { YuanText } from "@tradehall/mall-rules/money";
import type { RailProduct } from "../../chrome/RailProducts/rail-products-props.ts";

/** The latest time that goods were bought. */
interface BoughtBefore {
  /** In how many orders. */
  times: number;
  /** `yyyy-MM-dd` in China. */
  day: string;
  /** The quantity of then, and the one that goes into the cart now, with their unit. */
  quantityText: string;
  nowText: string;
  yuan: YuanText;
  orderHref: string;
}

/** A favourite, a footprint or goods bought before, with what can be done with it. */
export interface SavedGoods extends RailProduct {
  /** The SKU and quantity for the cart; absent where a specification has to be chosen first, or none can be put in. */
  cart?: { prodId: string; skuId: string; count: number };
  skuText?: string;
  /** The merchant's SKU code. */
  code?: string;
  /** How much less it costs than when it was added or bought, yuan. */
  loweredBy?: YuanText;
  /** How much more it costs than when it was bought, yuan. */
  raisedBy?: YuanText;
  bought?: BoughtBefore;
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
  cart ? `${cart.prodId}:${cart.skuId}:${cart.count}` : `${id}:0:0`;
