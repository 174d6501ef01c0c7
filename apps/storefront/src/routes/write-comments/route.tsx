import { listCommentLines } from "@tradehall/api-client/endpoints/comment/list-comment-lines";
import { toGoodsLine } from "@tradehall/mall-adapters/goods-line";
import { toReview } from "@tradehall/mall-adapters/review";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { data, redirect } from "react-router-dom";
import { commentQuery } from "../../adapters/comment-query.ts";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { hrefOf } from "../../adapters/list-query.ts";
import { catchNetworkError, networkErrorAnswer } from "../../browser/forms/catch-network-error.ts";
import { dropAccepted } from "../../browser/forms/use-draft.ts";
import { commentAction } from "../../server/comment-action.ts";
import { readForm } from "../../server/form.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { reviewDraft } from "./use-review-draft.ts";
import { WriteCommentsPage } from "./WriteCommentsPage.tsx";

const orderOf = ({ url }: Request): string => new URL(url).searchParams.get("orderNumber") ?? "";

export async function loader(args: Route.LoaderArgs) {
  const orderNumber = orderOf(args.request);
  if (orderNumber === "") throw data(null, { status: 404 });
  const mall = mallOf(args);
  const { records } = await load(() =>
    mall(listCommentLines, { query: { orderNumber, size: pageSizes.max } }),
  );
  const open = records.filter(({ comment }) => !comment || comment.allowedActions.includes("followUp"));
  // Nothing is left to say of this order.
  if (open.length === 0) throw redirect(hrefOf(commentQuery, { tab: "reviewed" }));
  return {
    orderNumber,
    lines: open.filter(({ comment }) => !comment).map((line) => toGoodsLine(line, dataRoutes)),
    reviewed: open.flatMap((line) =>
      line.comment
        ? [{ goods: toGoodsLine(line, dataRoutes), review: toReview(line.comment, localeOf(args.request)) }]
        : [],
    ),
  };
}

export async function action(args: Route.ActionArgs) {
  const done = await commentAction(mallOf(args), await readForm(args.request), localeOf(args.request));
  if (done.data.ok) throw redirect(hrefOf(commentQuery, { tab: "reviewed" }));
  return done;
}

export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  try {
    return await catchNetworkError(serverAction, networkErrorAnswer);
  } catch (cause) {
    dropAccepted(cause, reviewDraft(orderOf(request)));
    throw cause;
  }
}

export default function WriteComments({ loaderData, actionData }: Route.ComponentProps) {
  return <WriteCommentsPage {...loaderData} answer={actionData} />;
}
