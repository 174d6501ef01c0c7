/** What a cart line may be and what a buyer may do with it: one table for the server and every screen. */

/**
 * `normal` can be settled; `overStock` and `wrongQuantity` stay in place but must be mended first; the others stand
 * apart as expired and never block the rest.
 */
export const cartLineStates = [
  "normal",
  "overStock",
  "wrongQuantity",
  "soldOut",
  "offShelf",
  "shopClosed",
] as const;
export type CartLineState = (typeof cartLineStates)[number];

export const cartLineActions = ["check", "setQuantity", "changeSku", "collect", "delete"] as const;
export type CartLineAction = (typeof cartLineActions)[number];

const actionsByState: Record<CartLineState, readonly CartLineAction[]> = {
  normal: ["check", "setQuantity", "changeSku", "collect", "delete"],
  overStock: ["check", "setQuantity", "changeSku", "collect", "delete"],
  wrongQuantity: ["check", "setQuantity", "changeSku", "collect", "delete"],
  soldOut: ["changeSku", "collect", "delete"],
  offShelf: ["delete"],
  shopClosed: ["delete"],
};

export const allowedCartActions = (state: CartLineState): readonly CartLineAction[] => actionsByState[state];

/** Whether the line is apart at the end of the cart. */
export const isExpiredLine = (state: CartLineState): boolean => !actionsByState[state].includes("check");

export interface CartLineFacts {
  isShopOpen: boolean;
  /** On the shelf, its SKU not disabled, and of a kind that may stand in a cart. */
  isOnSale: boolean;
  stock: number;
  quantity: number;
  /** Whether the quantity follows least order and multiples. */
  isQuantityInStep: boolean;
}

/** The state of a line: the reason that cannot be mended comes first. */
export function cartLineState(facts: CartLineFacts): CartLineState {
  if (!facts.isShopOpen) return "shopClosed";
  if (!facts.isOnSale) return "offShelf";
  if (facts.stock <= 0) return "soldOut";
  if (facts.quantity > facts.stock) return "overStock";
  return facts.isQuantityInStep ? "normal" : "wrongQuantity";
}
