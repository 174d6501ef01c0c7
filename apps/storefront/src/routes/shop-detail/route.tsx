import { getShopInfo } from "@tradehall/api-client/endpoints/shop/get-shop-info";
import { toShopProfile, toShopTop } from "@tradehall/mall-adapters/shop";
import { shopFactWords } from "@tradehall/mall-rules/words/shop-facts";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { titleOf } from "../../browser/document/page-title.ts";
import { catchPageNetworkError } from "../../browser/forms/catch-network-error.ts";
import { idIn } from "../../pages/shop/shop-id.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import { shopAction } from "../../server/shop-action.ts";
import type { Route } from "./+types/route.ts";
import { ShopDetailPage } from "./ShopDetailPage.tsx";

export const meta = titleOf((args: Route.MetaArgs) => args.loaderData?.shop.summary.name);

export async function loader(args: Route.LoaderArgs) {
  const locale = localeOf(args.request);
  const shopId = idIn(args.request, "shopId");
  const shop = await load(() => mallOf(args)(getShopInfo, { query: { shopId } }));
  return {
    shop: toShopTop(shop, dataRoutes),
    profile: toShopProfile(shop, locale),
    map: { ownProvinceId: shop.provinceId ?? undefined, noDeliveryIds: shop.noDeliveryProvinceIds },
    words: { profile: shopFactWords.profile[locale], delivery: shopFactWords.delivery[locale] },
  };
}

export const action = (args: Route.ActionArgs) => shopAction(mallOf(args), args.request);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchPageNetworkError(serverAction);

export default function ShopDetail({ loaderData }: Route.ComponentProps) {
  return <ShopDetailPage key={loaderData.shop.summary.id} {...loaderData} />;
}
