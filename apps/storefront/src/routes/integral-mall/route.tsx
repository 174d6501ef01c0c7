import { listExchangeGoods } from "@tradehall/api-client/endpoints/exchange/list-exchange-goods";
import { toExchangeGoods } from "@tradehall/mall-adapters/exchange";
import { toId } from "@tradehall/mall-rules/checks/id";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { lapsingText } from "@tradehall/mall-rules/words/ledger";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { readListQuery } from "../../adapters/list-query.ts";
import { loadList } from "../../server/load-list.ts";
import { localeOf, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { exchangeQuery, IntegralMallPage } from "./IntegralMallPage.tsx";

export function loader(args: Route.LoaderArgs) {
  const query = readListQuery(exchangeQuery, args.request.url);
  const { kind, sort, cid, page: current } = query;
  const categoryId = toId(cid);
  const locale = localeOf(args.request);
  const mall = mallOf(args);
  return loadList(query, async () => {
    const answer = await mall(listExchangeGoods, {
      query: {
        ...{ kind, sort, current, size: pageSizes.exchangeGoods },
        ...(categoryId === undefined ? {} : { categoryId }),
      },
    });
    const { score, lapsing } = answer;
    return {
      score,
      note: lapsing ? lapsingText(lapsing.score, lapsing.time.slice(0, 10), locale) : undefined,
      total: answer.total,
      pageCount: answer.pages,
      categories: answer.categories.map(({ categoryId: id, categoryName: name }) => ({
        id: String(id),
        name,
      })),
      goods: answer.records.map((goods) => toExchangeGoods(goods, score, locale, dataRoutes)),
    };
  });
}

export default function IntegralMall({ loaderData }: Route.ComponentProps) {
  return <IntegralMallPage {...loaderData} />;
}
