import { getNotices } from "@tradehall/api-client/endpoints/notice/get-notices";
import { getShop } from "@tradehall/api-client/endpoints/shop/get-shop";
import { noticeSources } from "@tradehall/api-client/models/notice";
import { toNotice } from "@tradehall/mall-adapters/notice";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { readListQuery } from "../../adapters/list-query.ts";
import { loadList } from "../../server/load-list.ts";
import { mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { NoticesPage, noticeQuery } from "./NoticesPage.tsx";

export function loader(args: Route.LoaderArgs) {
  const query = readListQuery(noticeQuery, args.request.url);
  const source = query.from === "all" ? {} : { source: noticeSources[query.from] };
  const mall = mallOf(args);
  return loadList(query, async () => {
    const { shopId } = await mall(getShop);
    const { records, pages } = await mall(getNotices, {
      query: { shopId, ...source, current: query.page, size: pageSizes.notices },
    });
    return { pageCount: pages, notices: records.map((notice) => toNotice(notice, dataRoutes)) };
  });
}

export default function Notices({ loaderData }: Route.ComponentProps) {
  return <NoticesPage {...loaderData} />;
}
