import type { ProductSummary } from "@tradehall/mall-components/product/ProductCard";
import { QuickAdd } from "@tradehall/mall-components/product/QuickAdd";
import { hrefTo } from "../../href-to.ts";

/** 加入购物车 on a card, for lists of a shop that sells to the buyer. */
export const quickAdd = (product: ProductSummary) => (
  <QuickAdd action={hrefTo("cart")} place="card" product={product} />
);
