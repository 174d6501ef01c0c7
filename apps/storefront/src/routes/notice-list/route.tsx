import { getNotices } from "@tradehall/api-client/endpoints/notice/get-notices";
import { getShop } from "@tradehall/api-client/endpoints/shop/get-shop";
import { noticeSources } from "@tradehall/api-client/models/notice";
import { noticeTabs } from "@tradehall/mall-components/catalog/NoticeTabs";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { toNotice } from "../../adapters/notice.ts";
import { titleOf } from "../../browser/page-title.ts";
import { load, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { NoticesPage } from "./NoticesPage.tsx";

export const meta = titleOf("noticeList");

export async function loader(args: Route.LoaderArgs) {
  const search = new URL(args.request.url).searchParams;
  const tab = noticeTabs.find((name) => name === search.get("from")) ?? "all";
  const current = Math.max(1, Number.parseInt(search.get("page") ?? "1", 10) || 1);
  const mall = mallOf(args);
  const notices = await load(async () => {
    const { shopId } = await mall(getShop);
    const source = tab === "all" ? {} : { source: noticeSources[tab] };
    return mall(getNotices, { query: { shopId, ...source, current, size: pageSizes.notices } });
  });
  return {
    tab,
    page: notices.current,
    pageCount: notices.pages,
    notices: notices.records.map(toNotice),
  };
}

export default function Notices({ loaderData }: Route.ComponentProps) {
  return <NoticesPage {...loaderData} />;
}
