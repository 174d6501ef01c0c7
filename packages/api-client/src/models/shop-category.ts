import * as v from "valibot";
import { id } from "./wire.ts";

const named = { shopCid: id, name: v.string() };

/** A category of a shop's own, with those below it; goods are asked for by its `shopCid`, of either level. */
export const ShopCategory = v.object({ ...named, categories: v.array(v.object(named)) });
export type ShopCategory = v.InferOutput<typeof ShopCategory>;

export const shopCategoryExample: ShopCategory = {
  shopCid: 1,
  name: "店铺精选",
  categories: [{ shopCid: 2, name: "热卖爆款" }],
};
