/** What changing one cart line takes and answers. */
import * as v from "valibot";
import { CartLine, CartTotals, ShopCartAmounts } from "./cart.ts";
import { flag, id, int } from "./wire.ts";

/**
 * The family's delta `count` or the absolute `quantity`: exactly one, or neither where only the SKU or the tick
 * changes. With `oldSkuId` the line of that SKU becomes one of `skuId`; where one is already, both merge.
 */
export const CartItemChange = v.pipe(
  v.object({
    prodId: id,
    skuId: id,
    shopId: v.optional(id),
    basketId: v.optional(id),
    /** Pieces more or, negative, fewer; at or below 0 the line goes. */
    count: v.optional(int),
    /** Pieces afterwards, from 1; a repeat changes nothing. */
    quantity: v.optional(int),
    oldSkuId: v.optional(id),
    isCheck: v.optional(flag),
    /** A package, whose members' lines change together; `prodId` and `skuId` are of one of them. */
    comboId: v.optional(id),
  }),
  v.check(({ count, quantity, oldSkuId, isCheck, comboId }) => {
    if (comboId && oldSkuId !== undefined) return false;
    if (count !== undefined && quantity !== undefined) return false;
    return count !== undefined || quantity !== undefined || oldSkuId !== undefined || isCheck !== undefined;
  }),
);

export const CartItemChanged = v.object({
  /** The line after the change; null where it went. */
  line: v.nullable(CartLine),
  /** Lines that are no more: deleted, or merged into another. */
  goneBasketIds: v.array(id),
  /** Other lines of the product whose tier price moved with this one, and of its package. */
  alsoChanged: v.array(CartLine),
  /** Null where the shop has no line left. */
  shop: v.nullable(ShopCartAmounts),
  totals: CartTotals,
});
export type CartItemChanged = v.InferOutput<typeof CartItemChanged>;

/** What became of several SKUs that were put in at once. */
export const AddedItems = v.object({
  /** In the order they were asked for. */
  items: v.array(
    v.object({
      prodId: id,
      skuId: id,
      /** Pieces asked for. */
      prodCount: v.number(),
      isAdded: flag,
      /** Why not, in words; "" where it was. */
      why: v.string(),
    }),
  ),
  /** Pieces in the cart afterwards. */
  prodCount: v.number(),
});
