import { readListQuery } from "../../adapters/list-query.ts";
import type { MallError } from "../../adapters/mall-error.ts";
import { keepPage } from "../../browser/forms/kept-form.ts";
import { savedGoodsAction } from "../../pages/saved-goods/saved-goods-action.ts";
import { readForm, textOf } from "../../server/form.ts";
import { loadList } from "../../server/load-list.ts";
import { localeOf, mallOf } from "../../server/mall.ts";
import { favourShop, favourShopIntent } from "../../server/shop-action.ts";
import type { Route } from "./+types/route.ts";
import { CollectionPage } from "./CollectionPage.tsx";
import { collectionQuery } from "./collection-query.ts";
import { type ListsAnswer, listsAction } from "./lists-action.ts";
import { loadCollection } from "./load-collection.ts";

/** What a form of purchase lists was answered, and the name it sent. */
export type ListsSent = ({ ok: true; data: ListsAnswer } | { ok: false; error: MallError }) & {
  name?: string;
};

export function loader(args: Route.LoaderArgs) {
  const query = readListQuery(collectionQuery, args.request.url);
  return loadList(query, () => loadCollection(mallOf(args), query, localeOf(args.request)));
}

export async function action(args: Route.ActionArgs) {
  const mall = mallOf(args);
  const form = await readForm(args.request);
  const { tab, list } = readListQuery(collectionQuery, args.request.url);
  if (tab === "lists") return listsAction(mall, list, form, localeOf(args.request));
  return textOf(form, "intent") === favourShopIntent
    ? favourShop(mall, args.request, form)
    : savedGoodsAction(mall, "favourites", form, localeOf(args.request));
}
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepPage(serverAction);

export default function Collection({ loaderData, actionData }: Route.ComponentProps) {
  return <CollectionPage {...loaderData} sent={actionData as ListsSent | undefined} />;
}
