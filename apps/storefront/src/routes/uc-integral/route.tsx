import { getPoints } from "@tradehall/api-client/endpoints/wallet/get-points";
import { listPointChanges } from "@tradehall/api-client/endpoints/wallet/list-point-changes";
import { pointNotes, toPointEntry } from "@tradehall/mall-adapters/wallet";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { ledgerInput, ledgerQuery } from "../../adapters/ledger-query.ts";
import { readListQuery } from "../../adapters/list-query.ts";
import { hrefTo } from "../../href-to.ts";
import { loadList } from "../../server/load-list.ts";
import { localeOf, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { PointsPage } from "./PointsPage.tsx";

export const pointsQuery = ledgerQuery(hrefTo("uc-integral"));

export function loader(args: Route.LoaderArgs) {
  const query = readListQuery(pointsQuery, args.request.url);
  const mall = mallOf(args);
  const locale = localeOf(args.request);
  return loadList(query, async () => {
    const [points, { pages, records }] = await Promise.all([
      mall(getPoints),
      mall(listPointChanges, ledgerInput(query)),
    ]);
    return {
      score: points.score,
      notes: pointNotes(points, locale),
      pageCount: pages,
      entries: records.map((one) => toPointEntry(one, locale, dataRoutes)),
    };
  });
}

export default function Points({ loaderData }: Route.ComponentProps) {
  return <PointsPage {...loaderData} />;
}
