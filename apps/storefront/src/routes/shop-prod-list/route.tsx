import { getCategoryInfo } from "@tradehall/api-client/endpoints/product/category/get-category-info";
import { getShopInfo } from "@tradehall/api-client/endpoints/shop/get-shop-info";
import { listShopCategories } from "@tradehall/api-client/endpoints/shop/list-shop-categories";
import { readListFilters } from "@tradehall/mall-adapters/list-values";
import { toShopTop } from "@tradehall/mall-adapters/shop";
import { toOwnCategories, toShopCategories } from "@tradehall/mall-adapters/shop-categories";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { titleOf } from "../../browser/document/page-title.ts";
import { catchPageNetworkError } from "../../browser/forms/catch-network-error.ts";
import { loadResults } from "../../pages/list/load-results.ts";
import { idIn } from "../../pages/shop/shop-id.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import { shopAction } from "../../server/shop-action.ts";
import type { Route } from "./+types/route.ts";
import { ShopProdListPage } from "./ShopProdListPage.tsx";

export const meta = titleOf((args: Route.MetaArgs) => args.loaderData?.shop.summary.name);

export async function loader(args: Route.LoaderArgs) {
  const shopId = idIn(args.request, "shopId");
  const address = {
    ...readListFilters(new URL(args.request.url).searchParams),
    shopId: String(shopId),
    isOfShop: true as const,
  };
  const mall = mallOf(args);
  const [shop, found, { categoryInfo }, own] = await load(() =>
    Promise.all([
      mall(getShopInfo, { query: { shopId } }),
      loadResults(mall, address, { request: args.request, locale: localeOf(args.request) }),
      mall.shared(getCategoryInfo, { query: { shopId } }),
      mall.shared(listShopCategories, { query: { shopId } }),
    ]),
  );
  return {
    shop: toShopTop(shop, dataRoutes),
    address,
    categories:
      own.length > 0
        ? toOwnCategories(own, address, dataRoutes)
        : toShopCategories(categoryInfo, address, dataRoutes),
    ...found,
  };
}

export const action = (args: Route.ActionArgs) => shopAction(mallOf(args), args.request);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchPageNetworkError(serverAction);

export { shouldRevalidate } from "../../browser/document/without-sku.ts";

export default function ShopProdList({ loaderData }: Route.ComponentProps) {
  return <ShopProdListPage {...loaderData} />;
}
