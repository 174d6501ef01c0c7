import { readListQuery } from "../../adapters/list-query.ts";
import { keepPage } from "../../browser/forms/kept-form.ts";
import { savedGoodsAction } from "../../pages/saved-goods/saved-goods-action.ts";
import { readForm, textOf } from "../../server/form.ts";
import { loadList } from "../../server/load-list.ts";
import { localeOf, mallOf } from "../../server/mall.ts";
import { favourShop, favourShopIntent } from "../../server/shop-action.ts";
import type { Route } from "./+types/route.ts";
import { CollectionPage } from "./CollectionPage.tsx";
import { collectionQuery } from "./collection-query.ts";
import { loadCollection } from "./load-collection.ts";

export function loader(args: Route.LoaderArgs) {
  const query = readListQuery(collectionQuery, args.request.url);
  return loadList(query, () => loadCollection(mallOf(args), query, localeOf(args.request)));
}

export async function action(args: Route.ActionArgs) {
  const mall = mallOf(args);
  const form = await readForm(args.request);
  return textOf(form, "intent") === favourShopIntent
    ? favourShop(mall, args.request, form)
    : savedGoodsAction(mall, "favourites", form, localeOf(args.request));
}
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepPage(serverAction);

export default function Collection({ loaderData }: Route.ComponentProps) {
  return <CollectionPage {...loaderData} />;
}
