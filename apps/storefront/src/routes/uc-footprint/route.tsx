import { listBrowseDays } from "@tradehall/api-client/endpoints/browse-log/list-browse-days";
import { listBrowseLog } from "@tradehall/api-client/endpoints/browse-log/list-browse-log";
import { toFootprintDays } from "@tradehall/mall-adapters/saved-goods";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { chinaDate, fromChinaTime } from "@tradehall/mall-rules/time/china-time";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { readListQuery } from "../../adapters/list-query.ts";
import { catchPageNetworkError } from "../../browser/forms/catch-network-error.ts";
import { savedGoodsAction } from "../../pages/saved-goods/saved-goods-action.ts";
import { readForm } from "../../server/form.ts";
import { loadList } from "../../server/load-list.ts";
import { localeOf, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { FootprintPage, footprintQuery } from "./FootprintPage.tsx";

/** A text of the address that is no day shows all. */
const dayOf = (text: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(text) && fromChinaTime(`${text} 00:00:00`) ? text : "";

export function loader(args: Route.LoaderArgs) {
  const asked = readListQuery(footprintQuery, args.request.url);
  const query = { ...asked, day: dayOf(asked.day) };
  return loadList(query, async () => {
    const { day, page } = query;
    const mall = mallOf(args);
    const [found, days] = await Promise.all([
      mall(listBrowseLog, {
        query: { current: page, size: pageSizes.savedGoods, ...(day ? { day } : {}) },
      }),
      mall(listBrowseDays),
    ]);
    return {
      pageCount: found.pages,
      groups: toFootprintDays(found.records, dataRoutes),
      kept: found.records.map(({ prodId, browsedAt }) => ({ prodId, browsedAt })),
      days: days.map((one) => one.day),
      today: chinaDate(found.now),
      isKeeping: found.isKeeping === 1,
    };
  });
}

export const action = async (args: Route.ActionArgs) =>
  savedGoodsAction(mallOf(args), "footprints", await readForm(args.request), localeOf(args.request));
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchPageNetworkError(serverAction);

export default function Footprints({ loaderData }: Route.ComponentProps) {
  return <FootprintPage {...loaderData} />;
}
