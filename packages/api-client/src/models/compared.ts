/** Goods beside each other: what a comparison says of each, and the SKUs of many at once. */
import * as v from "valibot";
import { ProductCard, Sku, TierPrice } from "./product.ts";
import { ProductDetail } from "./product-detail.ts";
import { id, picture } from "./wire.ts";

/** Ids with commas between, each once and in their order; no more than `most`. */
export const prodIdsText = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most * 16),
    v.regex(/^\d{1,15}(,\d{1,15})*$/),
    v.transform((list) => [...new Set(list.split(",").map(Number))]),
    v.maxLength(most),
  );

export const ComparedProduct = v.object({
  prodId: id,
  /** `""` for what never was. */
  prodName: v.string(),
  pic: picture,
  /** Why it is not sold any more, in the caller's language; `""` for what is. */
  gone: v.string(),
  /** Everything else is empty for what is gone. */
  product: v.nullable(ProductCard),
  brandName: v.string(),
  tierPrices: v.array(TierPrice),
  specs: v.array(v.object({ name: v.string(), values: v.array(v.string()) })),
  prodParameterList: ProductDetail.entries.prodParameterList,
  delivery: v.nullable(ProductDetail.entries.delivery),
});
export type ComparedProduct = v.InferOutput<typeof ComparedProduct>;

/** What a table for ordering has to know of a product that carts take. */
export const ProductSkus = v.object({
  prodId: id,
  unit: v.string(),
  minCount: v.number(),
  stepCount: v.number(),
  /** Names of the dimensions of its SKUs. */
  specNames: v.array(v.string()),
  skuList: v.array(Sku),
});
export type ProductSkus = v.InferOutput<typeof ProductSkus>;
