import { getShopDecoration } from "@tradehall/api-client/endpoints/decoration/get-shop-decoration";
import { getShop } from "@tradehall/api-client/endpoints/shop/get-shop";
import { toDecoration } from "@tradehall/mall-adapters/decoration";
import { toShopTop } from "@tradehall/mall-adapters/shop";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { titleOf } from "../../browser/document/page-title.ts";
import { catchPageNetworkError } from "../../browser/forms/catch-network-error.ts";
import { idIn } from "../../pages/shop/shop-id.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import { shopAction } from "../../server/shop-action.ts";
import type { Route } from "./+types/route.ts";
import { ShopIndexPage } from "./ShopIndexPage.tsx";

export const meta = titleOf((args: Route.MetaArgs) => args.loaderData?.shop.summary.name);

export async function loader(args: Route.LoaderArgs) {
  const mall = mallOf(args);
  const isNamed = new URL(args.request.url).searchParams.has("shopId");
  const home = await load(async () => {
    // Without a name it is the shop in effect.
    const shopId = isNamed ? idIn(args.request, "shopId") : (await mall(getShop)).shopId;
    return mall(getShopDecoration, { query: { shopId } });
  });
  return {
    shop: toShopTop(home.shop, dataRoutes),
    ...toDecoration(home, localeOf(args.request), dataRoutes, { isPreview: false }),
  };
}

export const action = (args: Route.ActionArgs) => shopAction(mallOf(args), args.request);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchPageNetworkError(serverAction);

export default function ShopIndex({ loaderData, actionData }: Route.ComponentProps) {
  return <ShopIndexPage key={loaderData.shop.summary.id} {...loaderData} answer={actionData} />;
}
