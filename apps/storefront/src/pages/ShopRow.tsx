import { ShopCard, type ShopSummary } from "@tradehall/mall-components/catalog/ShopCard";
import { hrefTo } from "../href-to.ts";

/** The shop of a product under its prices, with the way to its customer service. */
export const ShopRow = ({ shop, prodId }: { shop: ShopSummary; prodId: string }) => (
  <ShopCard serviceHref={hrefTo("chat", { shopId: shop.id, prodId })} shop={shop} variant="row" />
);
