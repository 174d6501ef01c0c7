/** Parts that several pages have. */
import type { ProductSummary } from "@tradehall/mall-components/product/ProductCard";
import { QuickAdd } from "@tradehall/mall-components/product/QuickAdd";

/** 加入购物车 on a card, as on every list of a shop that sells to the buyer. */
export const quickAdd = (product: ProductSummary) => (
  <QuickAdd action="/cart" place="card" product={product} />
);
