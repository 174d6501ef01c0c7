import { getCategoryInfo } from "@tradehall/api-client/endpoints/product/category/get-category-info";
import { getShopInfo } from "@tradehall/api-client/endpoints/shop/get-shop-info";
import { listShopCategories } from "@tradehall/api-client/endpoints/shop/list-shop-categories";
import { readListAddress } from "../../adapters/list-values.ts";
import { titleOf } from "../../browser/document/page-title.ts";
import { catchPageNetworkError } from "../../browser/forms/catch-network-error.ts";
import { loadResults } from "../../pages/list/load-results.ts";
import { idIn } from "../../pages/shop/shop-id.ts";
import { toShopTop } from "../../pages/shop/to-shop-top.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import { shopAction } from "../../server/shop-action.ts";
import type { Route } from "./+types/route.ts";
import { ShopProdListPage } from "./ShopProdListPage.tsx";
import { toOwnCategories, toShopCategories } from "./to-shop-categories.ts";

export const meta = titleOf((args: Route.MetaArgs) => args.loaderData?.shop.summary.name);

export async function loader(args: Route.LoaderArgs) {
  const shopId = idIn(args.request, "shopId");
  const address = {
    ...readListAddress(new URL(args.request.url).searchParams),
    shopId: String(shopId),
    at: "shop-prod-list" as const,
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
    shop: toShopTop(shop),
    address,
    categories: own.length > 0 ? toOwnCategories(own, address) : toShopCategories(categoryInfo, address),
    ...found,
  };
}

export const action = (args: Route.ActionArgs) => shopAction(mallOf(args), args.request);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchPageNetworkError(serverAction);

export { shouldRevalidate } from "../../browser/document/without-sku.ts";

export default function ShopProdList({ loaderData }: Route.ComponentProps) {
  return <ShopProdListPage {...loaderData} />;
}
