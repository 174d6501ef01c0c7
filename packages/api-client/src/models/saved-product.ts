/** Products that a buyer keeps an eye on: favourites and what they looked at. */
import * as v from "valibot";
import { ProductCard } from "./product.ts";
import { dateTime, flag, id, instant, money } from "./wire.ts";

const saved = {
  ...ProductCard.entries,
  /** 1 while buyers can look at it; 0 once it is off the shelf or its shop is not open. */
  status: flag,
};

/** One favourite. */
export const CollectedProduct = v.object({
  ...saved,
  createTime: dateTime,
  createdAt: instant,
  /** What its card showed when it was added; null where that is not known. */
  addedPrice: v.nullable(money),
});
export type CollectedProduct = v.InferOutput<typeof CollectedProduct>;

/** What of the favourites is asked for: cheaper than when it was added, sold out, no longer sold. */
export const collectionStates = ["lowered", "soldOut", "offShelf"] as const;
export type CollectionState = (typeof collectionStates)[number];

/** One product looked at, with the last time. */
export const BrowsedProduct = v.object({ ...saved, browseTime: dateTime, browsedAt: instant });
export type BrowsedProduct = v.InferOutput<typeof BrowsedProduct>;

const prodIds = v.pipe(v.array(id), v.minLength(1), v.maxLength(200));
/** `{ prodIds }`, or the family's bare array. */
export const ProdIds = v.union([
  v.object({ prodIds }),
  v.pipe(
    prodIds,
    v.transform((ids) => ({ prodIds: ids })),
  ),
]);
