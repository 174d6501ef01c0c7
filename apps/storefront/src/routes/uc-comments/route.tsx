import { listCommentLines } from "@tradehall/api-client/endpoints/comment/list-comment-lines";
import { toOwnReview } from "@tradehall/mall-adapters/review";
import type { OwnReviewTab } from "@tradehall/mall-components/review/OwnReviewList";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { commentQuery } from "../../adapters/comment-query.ts";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { readListQuery } from "../../adapters/list-query.ts";
import { catchPageNetworkError } from "../../browser/forms/catch-network-error.ts";
import { commentAction } from "../../server/comment-action.ts";
import { readForm } from "../../server/form.ts";
import { loadList } from "../../server/load-list.ts";
import { localeOf, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { CommentsPage } from "./CommentsPage.tsx";

const asked: Record<OwnReviewTab, object> = {
  toReview: { commStatus: 0 },
  reviewed: { commStatus: 1 },
  followUp: { commStatus: 2 },
  pictures: { commStatus: 1, withPics: 1 },
};

export function loader(args: Route.LoaderArgs) {
  const query = readListQuery(commentQuery, args.request.url);
  const mall = mallOf(args);
  return loadList(query, async () => {
    const page = { current: query.page, size: pageSizes.comments };
    const lines = await mall(listCommentLines, { query: { ...asked[query.tab], ...page } });
    return {
      pageCount: lines.pages,
      toReview: lines.toReview,
      reviews: lines.records.map((line) => toOwnReview(line, localeOf(args.request), dataRoutes)),
    };
  });
}

export const action = async (args: Route.ActionArgs) =>
  commentAction(mallOf(args), await readForm(args.request), localeOf(args.request));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchPageNetworkError(serverAction);

export default function Comments({ loaderData }: Route.ComponentProps) {
  return <CommentsPage {...loaderData} />;
}
