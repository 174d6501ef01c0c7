import { listGroupGoods } from "@tradehall/api-client/endpoints/promotion/group/list-group-goods";
import { toFlag } from "@tradehall/api-client/models/wire";
import { toGroupGoods } from "@tradehall/mall-adapters/group";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { readListQuery } from "../../adapters/list-query.ts";
import { loadList } from "../../server/load-list.ts";
import { mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { GroupBuyPage, groupBuyQuery } from "./GroupBuyPage.tsx";

export function loader(args: Route.LoaderArgs) {
  const query = readListQuery(groupBuyQuery, args.request.url);
  const isComing = toFlag(query.tab === "coming");
  const mall = mallOf(args);
  return loadList(query, async () => {
    const { pages, records } = await mall(listGroupGoods, {
      query: { isComing, current: query.page, size: pageSizes.groupGoods },
    });
    return { pageCount: pages, goods: records.map((goods) => toGroupGoods(goods, dataRoutes)) };
  });
}

export default function GroupBuy({ loaderData }: Route.ComponentProps) {
  return <GroupBuyPage {...loaderData} />;
}
