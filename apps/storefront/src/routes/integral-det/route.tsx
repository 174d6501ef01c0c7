import { toggleCollection } from "@tradehall/api-client/endpoints/collection/toggle-collection";
import { getComments } from "@tradehall/api-client/endpoints/comment/get-comments";
import { getExchangeTerms } from "@tradehall/api-client/endpoints/exchange/get-exchange-terms";
import { getProdInfo } from "@tradehall/api-client/endpoints/product/get-prod-info";
import { toExchangeTerms } from "@tradehall/mall-adapters/exchange";
import { toDetail } from "@tradehall/mall-adapters/product-detail";
import { toReview } from "@tradehall/mall-adapters/review";
import { toId } from "@tradehall/mall-rules/checks/id";
import { prodTypes } from "@tradehall/mall-rules/states/order/delivery";
import { detailWords } from "@tradehall/mall-rules/words";
import { data, redirect } from "react-router-dom";
import { dataRoutes } from "../../adapters/data-routes.ts";
import type { MallError } from "../../adapters/mall-error.ts";
import { titleOf } from "../../browser/document/page-title.ts";
import { catchPageNetworkError } from "../../browser/forms/catch-network-error.ts";
import { hrefTo } from "../../href-to.ts";
import { type Attempt, attemptForm, statusOfAnswer } from "../../server/attempt.ts";
import { numberOf, readForm, textOf } from "../../server/form.ts";
import { loadPart } from "../../server/load-list.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import { askedRegion } from "../../server/region.ts";
import type { Route } from "./+types/route.ts";
import { IntegralDetPage } from "./IntegralDetPage.tsx";
import { NotForPoints } from "./NotForPoints.tsx";

export const meta = titleOf((args: Route.MetaArgs) => args.loaderData?.detail.name);

export async function loader(args: Route.LoaderArgs) {
  const prodId = toId(args.params.prodId);
  // A page without a product does not exist.
  if (!prodId) throw data(null, { status: 404 });
  const locale = localeOf(args.request);
  const mall = mallOf(args);
  const product = await load(() => mall(getProdInfo, { query: { prodId, ...askedRegion(args.request) } }));
  const detail = toDetail(product, locale, dataRoutes);
  const words = detailWords(locale);
  // Said, and led on from, instead of refused: the address was only the wrong one.
  if (product.prodType !== prodTypes.integral) return { detail, words, terms: undefined, reviews: undefined };
  const [terms, reviews] = await load(() =>
    Promise.all([
      mall(getExchangeTerms, { query: { prodId } }),
      loadPart(mall.shared(getComments, { query: { prodId, evaluate: -1 } })),
    ]),
  );
  return {
    detail,
    words,
    terms: toExchangeTerms(terms, detail.unit, locale),
    reviews: reviews?.records.map((comment) => toReview(comment, locale)),
  };
}

export { shouldRevalidate } from "../../browser/document/without-sku.ts";

/** The wishlist is changed, or the chosen goods are taken to the checkout. */
export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const prodId = toId(args.params.prodId) ?? 0;
  const locale = localeOf(args.request);
  if (textOf(form, "intent") === "wishlist") {
    const toggled = await attemptForm(() => mallOf(args)(toggleCollection, { body: { prodId } }), locale);
    return data(toggled, { status: statusOfAnswer(toggled) });
  }
  const skuId = toId(textOf(form, "skuId"));
  // Without script nothing else says it.
  if (!skuId) {
    const message = detailWords(locale).skuMissing;
    const error: MallError = { code: "", reaction: "toastMessage", message, fields: {} };
    return data<Attempt<unknown>>({ ok: false, error });
  }
  const count = Math.max(1, numberOf(form, "count") ?? 1);
  return redirect(hrefTo("submit-integral-order", { prodId, skuId, count, redeem: 1 }));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchPageNetworkError(serverAction);

export default function IntegralDet({ loaderData, actionData }: Route.ComponentProps) {
  const { terms, ...rest } = loaderData;
  if (!terms) return <NotForPoints id={rest.detail.id} name={rest.detail.name} />;
  return <IntegralDetPage key={rest.detail.id} {...rest} terms={terms} answer={actionData} />;
}
