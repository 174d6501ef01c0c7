import { toggleCollection } from "@tradehall/api-client/endpoints/collection/toggle-collection";
import { getComments } from "@tradehall/api-client/endpoints/comment/get-comments";
import { getProdInfo } from "@tradehall/api-client/endpoints/product/get-prod-info";
import { getOrderPath } from "@tradehall/api-client/endpoints/promotion/seckill/get-order-path";
import { getSeckill } from "@tradehall/api-client/endpoints/promotion/seckill/get-seckill";
import { listSeckillRounds } from "@tradehall/api-client/endpoints/promotion/seckill/list-seckill-rounds";
import { roundBeside } from "@tradehall/mall-adapters/flash-sale";
import { toFlashSale } from "@tradehall/mall-adapters/flash-sale-detail";
import { toDetail } from "@tradehall/mall-adapters/product-detail";
import { toReview } from "@tradehall/mall-adapters/review";
import { toId } from "@tradehall/mall-rules/checks/id";
import { detailWords } from "@tradehall/mall-rules/words";
import { otherRoundText } from "@tradehall/mall-rules/words/activities";
import { data, redirect } from "react-router-dom";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { titleOf } from "../../browser/document/page-title.ts";
import { catchPageNetworkError } from "../../browser/forms/catch-network-error.ts";
import { hrefTo } from "../../href-to.ts";
import { attemptForm, statusOfAnswer } from "../../server/attempt.ts";
import { numberOf, readForm, textOf } from "../../server/form.ts";
import { loadPart } from "../../server/load-list.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import { remindAction } from "../../server/remind-action.ts";
import type { Route } from "./+types/route.ts";
import { SecdetailPage } from "./SecdetailPage.tsx";

export const meta = titleOf((args: Route.MetaArgs) => args.loaderData?.detail.name);

export async function loader(args: Route.LoaderArgs) {
  const seckillId = toId(args.params.seckillId);
  // A page without a product does not exist.
  if (!seckillId) throw data(null, { status: 404 });
  const locale = localeOf(args.request);
  const mall = mallOf(args);
  const sale = await load(() => mall(getSeckill, { query: { seckillId } }));
  const { prodId } = sale;
  const [product, reviews, rounds] = await load(() =>
    Promise.all([
      mall(getProdInfo, { query: { prodId } }),
      loadPart(mall.shared(getComments, { query: { prodId, evaluate: -1 } })),
      loadPart(mall(listSeckillRounds)),
    ]),
  );
  const detail = toDetail(product, locale, dataRoutes);
  const beside = rounds && roundBeside(rounds.rounds, sale.activityId);
  return {
    detail,
    otherRound: beside && {
      href: hrefTo("flash-sale", { round: beside.activityId }),
      text: otherRoundText(beside, sale.now, locale),
    },
    sale: toFlashSale(sale, detail, locale),
    words: detailWords(locale),
    reviews: reviews?.records.map((comment) => toReview(comment, locale)),
  };
}

/** The wishlist or a reminder is changed, or the buyer let in to order; or the page says why not. */
export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const intent = textOf(form, "intent");
  if (intent === "remind") return remindAction(args, form);
  if (intent === "wishlist") {
    const toggle = () =>
      mallOf(args)(toggleCollection, { body: { prodId: toId(textOf(form, "prodId")) ?? 0 } });
    const toggled = await attemptForm(toggle, localeOf(args.request));
    return data(toggled, { status: statusOfAnswer(toggled) });
  }
  const seckill = toId(textOf(form, "seckillId")) ?? 0;
  const ask = () => mallOf(args)(getOrderPath, { query: { seckillId: seckill } });
  const done = await attemptForm(ask, localeOf(args.request));
  if (!done.ok) return data(done, { status: statusOfAnswer(done) });
  const [prodId, skuId, activity] = ["prodId", "skuId", "activityId"].map((name) => toId(textOf(form, name)));
  const count = Math.max(1, numberOf(form, "count") ?? 1);
  const { secret } = done.data;
  return redirect(hrefTo("secdetail-confirm-order", { seckill, activity, prodId, skuId, count, secret }));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchPageNetworkError(serverAction);

export default function Secdetail({ loaderData, actionData }: Route.ComponentProps) {
  return <SecdetailPage key={loaderData.detail.id} {...loaderData} answer={actionData} />;
}
