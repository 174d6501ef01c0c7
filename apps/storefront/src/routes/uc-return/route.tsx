import { listRefunds } from "@tradehall/api-client/endpoints/refund/list-refunds";
import { toRefundSearch } from "@tradehall/mall-adapters/order-search";
import { toRefundCard } from "@tradehall/mall-adapters/refund";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { readListQuery } from "../../adapters/list-query.ts";
import { loadList } from "../../server/load-list.ts";
import { mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { RefundsPage, refundQuery } from "./RefundsPage.tsx";

export function loader(args: Route.LoaderArgs) {
  const query = readListQuery(refundQuery, args.request.url);
  const mall = mallOf(args);
  return loadList(query, async () => {
    const refunds = await mall(listRefunds, {
      query: { ...toRefundSearch(query), current: query.page, size: pageSizes.orders },
    });
    return {
      pageCount: refunds.pages,
      total: refunds.total,
      refunds: refunds.records.map((card) => toRefundCard(card, dataRoutes)),
    };
  });
}

export default function Refunds({ loaderData }: Route.ComponentProps) {
  return <RefundsPage {...loaderData} />;
}
