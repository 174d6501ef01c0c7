/** What is at the end of the page. Server only. */
import { getMoreBuyProds } from "@tradehall/api-client/endpoints/product/get-more-buy-prods";
import { toProductSummaries } from "@tradehall/mall-adapters/product-card";
import type { ProductSummary } from "@tradehall/mall-components/product/ProductCard";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { localeOf, mallOf } from "../../server/mall.ts";

/** Five rows of six. */
const portion = 30;
/** Who has not found it by then is better served by the list. */
const mostPortions = 10;

export interface Feed {
  products: ProductSummary[];
  total: number;
  hasMore: boolean;
}

/** All portions up to this one, so that the way back finds its place. */
export async function loadFeed(args: Parameters<typeof mallOf>[0], upTo: number): Promise<Feed> {
  const mall = mallOf(args);
  const numbers = Array.from({ length: Math.min(upTo, mostPortions) }, (_, index) => index + 1);
  const pages = await Promise.all(
    numbers.map((current) => mall(getMoreBuyProds, { query: { current, size: portion } })),
  );
  // What was sold meanwhile may have moved a product from one portion into the next.
  const cards = new Map(pages.flatMap(({ records }) => records.map((card) => [card.prodId, card])));
  return {
    products: toProductSummaries([...cards.values()], localeOf(args.request), dataRoutes),
    total: pages[0]?.total ?? 0,
    hasMore: numbers.length < Math.min(pages[0]?.pages ?? 0, mostPortions),
  };
}
