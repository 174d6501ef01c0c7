import { listShops } from "@tradehall/api-client/endpoints/shop/list-shops";
import type { ShopSearch } from "@tradehall/mall-adapters/data-routes";
import { toShopList } from "@tradehall/mall-adapters/shop-list";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { hrefOf, readListQuery } from "../../adapters/list-query.ts";
import { catchPageNetworkError } from "../../browser/forms/catch-network-error.ts";
import { hrefTo } from "../../href-to.ts";
import { loadList } from "../../server/load-list.ts";
import { localeOf, mallOf } from "../../server/mall.ts";
import { shopAction } from "../../server/shop-action.ts";
import type { Route } from "./+types/route.ts";
import { ShopListPage, shopQuery } from "./ShopListPage.tsx";

const shopRoutes = {
  ...dataRoutes,
  shops: (search: ShopSearch) => hrefOf(shopQuery, search),
  savedShops: () => hrefTo("uc-collection", { tab: "shops" }),
};

export function loader(args: Route.LoaderArgs) {
  const query = readListQuery(shopQuery, args.request.url);
  const { region, page, ...asked } = query;
  const mall = mallOf(args);
  return loadList(query, async () =>
    toShopList(
      await mall(listShops, { query: { ...asked, province: region, current: page } }),
      query,
      localeOf(args.request),
      shopRoutes,
    ),
  );
}

export const action = (args: Route.ActionArgs) => shopAction(mallOf(args), args.request);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchPageNetworkError(serverAction);

export default function ShopList({ loaderData }: Route.ComponentProps) {
  return <ShopListPage {...loaderData} />;
}
