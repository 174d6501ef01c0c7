import { listShops } from "@tradehall/api-client/endpoints/shop/list-shops";
import { readListQuery } from "../../adapters/list-query.ts";
import { catchPageNetworkError } from "../../browser/forms/catch-network-error.ts";
import { loadList } from "../../server/load-list.ts";
import { localeOf, mallOf } from "../../server/mall.ts";
import { shopAction } from "../../server/shop-action.ts";
import type { Route } from "./+types/route.ts";
import { ShopListPage } from "./ShopListPage.tsx";
import { shopQuery } from "./shop-query.ts";
import { toShopList } from "./to-shop-list.ts";

export function loader(args: Route.LoaderArgs) {
  const query = readListQuery(shopQuery, args.request.url);
  const { region, page, ...asked } = query;
  const mall = mallOf(args);
  return loadList(query, async () =>
    toShopList(
      await mall(listShops, { query: { ...asked, province: region, current: page } }),
      query,
      localeOf(args.request),
    ),
  );
}

export const action = (args: Route.ActionArgs) => shopAction(mallOf(args), args.request);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchPageNetworkError(serverAction);

export default function ShopList({ loaderData }: Route.ComponentProps) {
  return <ShopListPage {...loaderData} />;
}
