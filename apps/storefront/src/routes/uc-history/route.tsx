import { listBought } from "@tradehall/api-client/endpoints/order/list-bought";
import { getPurchaseList } from "@tradehall/api-client/endpoints/purchase-list/get-purchase-list";
import type { Client } from "@tradehall/api-client/transport";
import { toBoughtGoods } from "@tradehall/mall-adapters/saved-goods";
import { toId } from "@tradehall/mall-rules/checks/id";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { readListQuery } from "../../adapters/list-query.ts";
import { catchNetworkError, networkErrorAnswer } from "../../browser/forms/catch-network-error.ts";
import { savedGoodsAction } from "../../pages/saved-goods/saved-goods-action.ts";
import type { Attempt } from "../../server/attempt.ts";
import { readForm } from "../../server/form.ts";
import { loadList } from "../../server/load-list.ts";
import { localeOf, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { BoughtPage, boughtQuery } from "./BoughtPage.tsx";
import { QuickOrderPage } from "./QuickOrderPage.tsx";
import { type QuickAnswer, quickOrderAction } from "./quick-order-action.ts";

/** The name of the purchase list that codes are pasted for. */
async function listNameOf(mall: Client, list: string): Promise<string | undefined> {
  const listId = toId(list);
  return listId === undefined ? undefined : (await mall(getPurchaseList, { query: { listId } })).name;
}

export function loader(args: Route.LoaderArgs) {
  const query = readListQuery(boughtQuery, args.request.url);
  return loadList(query, async () => {
    const { tab, list, keyword, sort, page } = query;
    // Nothing is listed there before codes are looked up.
    if (tab === "quick") return { pageCount: 0, groups: [], listName: await listNameOf(mallOf(args), list) };
    const asked = { current: page, size: pageSizes.savedGoods, sort, ...(keyword ? { keyword } : {}) };
    const found = await mallOf(args)(listBought, { query: asked });
    const goods = found.records.map((one) => toBoughtGoods(one, dataRoutes));
    return {
      pageCount: found.pages,
      listName: undefined,
      groups: goods.length > 0 ? [{ key: "all", goods }] : [],
    };
  });
}

export async function action(args: Route.ActionArgs) {
  const { tab, list } = readListQuery(boughtQuery, args.request.url);
  const asked = [await readForm(args.request), localeOf(args.request)] as const;
  return tab === "quick"
    ? quickOrderAction(mallOf(args), ...asked, toId(list))
    : savedGoodsAction(mallOf(args), "bought", ...asked);
}
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  catchNetworkError(serverAction, networkErrorAnswer);

export default function Bought({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.query.tab === "quick")
    return (
      <QuickOrderPage
        listName={loaderData.loaded?.listName}
        sent={actionData as Attempt<QuickAnswer> | undefined}
      />
    );
  return <BoughtPage {...loaderData} />;
}
