import { readListQuery } from "../../adapters/list-query.ts";
import { catchPageNetworkError } from "../../browser/forms/catch-network-error.ts";
import { savedGoodsAction } from "../../pages/saved-goods/saved-goods-action.ts";
import { readForm, textOf } from "../../server/form.ts";
import { loadList } from "../../server/load-list.ts";
import { localeOf, mallOf } from "../../server/mall.ts";
import { wishlistShop, wishlistShopIntent } from "../../server/shop-action.ts";
import type { Route } from "./+types/route.ts";
import { listsAction } from "./lists-action.ts";
import type { ListsSent } from "./lists-sent.ts";
import { loadWishlist } from "./load-wishlist.ts";
import { WishlistPage } from "./WishlistPage.tsx";
import { wishlistQuery } from "./wishlist-query.ts";

export function loader(args: Route.LoaderArgs) {
  const query = readListQuery(wishlistQuery, args.request.url);
  return loadList(query, () => loadWishlist(mallOf(args), query, localeOf(args.request)));
}

export async function action(args: Route.ActionArgs) {
  const mall = mallOf(args);
  const form = await readForm(args.request);
  const { tab, list } = readListQuery(wishlistQuery, args.request.url);
  if (tab === "lists") return listsAction(mall, list, form, localeOf(args.request));
  return textOf(form, "intent") === wishlistShopIntent
    ? wishlistShop(mall, args.request, form)
    : savedGoodsAction(mall, "wishlist", form, localeOf(args.request));
}
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchPageNetworkError(serverAction);

export default function Collection({ loaderData, actionData }: Route.ComponentProps) {
  return <WishlistPage {...loaderData} sent={actionData as ListsSent | undefined} />;
}
