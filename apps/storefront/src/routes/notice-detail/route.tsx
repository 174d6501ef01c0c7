import { getNotice } from "@tradehall/api-client/endpoints/notice/get-notice";
import { BusinessRefusal } from "@tradehall/api-client/errors";
import { toNoticePage } from "@tradehall/mall-adapters/notice";
import { refusalText } from "@tradehall/mall-rules/words";
import { data } from "react-router-dom";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { titleOf } from "../../browser/document/page-title.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { NoticePage } from "./NoticePage.tsx";

export const meta = titleOf((args: Route.MetaArgs) => args.loaderData?.title);

export async function loader(args: Route.LoaderArgs) {
  const id = new URL(args.request.url).searchParams.get("id") ?? "";
  // An announcement that is not there is a state of the page, told with status 404 (Spec §2).
  const missing = data(
    { page: null, title: refusalText("noticeMissing", localeOf(args.request)) },
    { status: 404 },
  );
  if (!/^[1-9]\d{0,14}$/.test(id)) return missing;
  const notice = await load(async () => {
    try {
      return await mallOf(args)(getNotice, { params: { id: Number(id) } });
    } catch (error) {
      if (error instanceof BusinessRefusal) return undefined;
      throw error;
    }
  });
  return notice ? data({ page: toNoticePage(notice, dataRoutes), title: notice.title }) : missing;
}

export default function NoticeDetail({ loaderData }: Route.ComponentProps) {
  return <NoticePage page={loaderData.page} />;
}
