import { changeItem } from "@tradehall/api-client/endpoints/cart/change-item";
import { toggleCollection } from "@tradehall/api-client/endpoints/collection/toggle-collection";
import { getCommentData } from "@tradehall/api-client/endpoints/comment/get-comment-data";
import { getComments } from "@tradehall/api-client/endpoints/comment/get-comments";
import { confirmOrder } from "@tradehall/api-client/endpoints/order/checkout/confirm-order";
import { awaitArrival } from "@tradehall/api-client/endpoints/product/arrival/await-arrival";
import { cancelArrival } from "@tradehall/api-client/endpoints/product/arrival/cancel-arrival";
import { getProdInfo } from "@tradehall/api-client/endpoints/product/get-prod-info";
import { getSimilarProds } from "@tradehall/api-client/endpoints/product/get-similar-prods";
import { receiveCoupon } from "@tradehall/api-client/endpoints/promotion/coupon/receive-coupon";
import type { SimilarProd } from "@tradehall/api-client/models/product";
import type { ProductDetail } from "@tradehall/api-client/models/product-detail";
import { toDetail } from "@tradehall/mall-adapters/product-detail";
import { toReview } from "@tradehall/mall-adapters/review";
import { evaluations, toReviewFacts } from "@tradehall/mall-adapters/review-facts";
import { substitutes, toSimilarProducts } from "@tradehall/mall-adapters/similar";
import { toId } from "@tradehall/mall-rules/checks/id";
import { prodTypes } from "@tradehall/mall-rules/states/order/delivery";
import { commentTags } from "@tradehall/mall-rules/states/product/comment";
import { detailWords, type Locale } from "@tradehall/mall-rules/words";
import { data, redirect } from "react-router-dom";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { listQuery, readListQuery } from "../../adapters/list-query.ts";
import { titleOf } from "../../browser/document/page-title.ts";
import { catchPageNetworkError } from "../../browser/forms/catch-network-error.ts";
import { hrefTo } from "../../href-to.ts";
import { attemptForm, statusOfAnswer } from "../../server/attempt.ts";
import { numberOf, readForm, textOf } from "../../server/form.ts";
import { loadPart } from "../../server/load-list.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import { askedRegion } from "../../server/region.ts";
import { wishlistShop, wishlistShopIntent } from "../../server/shop-action.ts";
import type { Route } from "./+types/route.ts";
import { DetailPage } from "./DetailPage.tsx";
import { loadGroup } from "./load-group.ts";
import { productGone } from "./product-gone.ts";
import type { DetailAnswer } from "./use-detail-actions.ts";

/** What the address of a product says of its reviews. */
const reviewQuery = listQuery({
  path: hrefTo("detail"),
  choices: { reviews: evaluations, tag: ["", ...commentTags] },
});

export const meta = titleOf((args: Route.MetaArgs) => args.loaderData?.detail.name);

export async function loader(args: Route.LoaderArgs) {
  const prodId = toId(args.params.prodId);
  // A page without a product does not exist.
  if (!prodId) throw data(null, { status: 404 });
  const locale = localeOf(args.request);
  const { reviews: evaluate, tag } = readListQuery(reviewQuery, args.request.url);
  const wanted = { prodId, evaluate: evaluations.indexOf(evaluate) - 1, ...(tag ? { tag } : {}) };
  const mall = mallOf(args);
  const region = askedRegion(args.request);
  const teamId = toId(new URL(args.request.url).searchParams.get("teamId"));
  const [detail, reviews, summary, similar] = await load(() =>
    Promise.all([
      mall(getProdInfo, { query: { prodId, ...region } }),
      loadPart(mall.shared(getComments, { query: wanted })),
      loadPart(mall.shared(getCommentData, { query: { prodId } })),
      mall.shared(getSimilarProds, { query: { prodId, size: 6, ...region } }),
    ]).catch(productGone(locale)),
  );
  // Goods of the points mall have a page of their own.
  if (detail.prodType === prodTypes.integral) {
    const skuId = toId(new URL(args.request.url).searchParams.get("skuId"));
    throw redirect(hrefTo("integral-det", { prodId, skuId }));
  }
  const shown = toDetail(detail, locale, dataRoutes);
  return {
    detail: shown,
    group: await load(() => loadGroup(mall, { ...shown, teamId, request: args.request })),
    words: detailWords(locale),
    reviews: reviews?.records.map((comment) => toReview(comment, locale)),
    reviewFacts: toReviewFacts(summary, { evaluate, tag }, locale),
    ...toSimilar(detail, similar, locale),
  };
}

export { shouldRevalidate } from "../../browser/document/without-sku.ts";

/** Goods like it; where it cannot be had, those that can be had in its place. */
function toSimilar(detail: ProductDetail, similar: SimilarProd[], locale: Locale) {
  const isToBeHad = detail.totalStocks >= detail.minCount && detail.delivery.isDelivery === 1;
  const shown = isToBeHad ? similar : substitutes(similar);
  return { similar: toSimilarProducts(shown, locale, dataRoutes), isToBeHad };
}

/** The limited-time offer that the buyer was shown, or the group buying and the team to join in it. */
function activityOf(form: FormData, intent: string): { activityId?: number; teamId?: number } {
  const isGroup = intent === "group";
  const activityId = toId(textOf(form, isGroup ? "groupId" : "activityId"));
  const teamId = isGroup ? toId(textOf(form, "teamId")) : undefined;
  return { ...(activityId ? { activityId } : {}), ...(teamId ? { teamId } : {}) };
}

/** What is done with one SKU. */
const isOfSku = new Set(["buy", "group", "cart", "await", "forget"]);

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const intent = textOf(form, "intent") || (form.has("couponId") ? "coupon" : "");
  const mall = mallOf(args);
  if (intent === wishlistShopIntent) return wishlistShop(mall, args.request, form);
  const prodId = toId(args.params.prodId) ?? 0;
  const skuId = toId(textOf(form, "skuId")) ?? 0;
  const count = numberOf(form, "count") ?? 0;
  // Without script nothing else says it.
  if (!skuId && isOfSku.has(intent)) {
    const message = detailWords(localeOf(args.request)).skuMissing;
    return data<DetailAnswer>({
      intent,
      ok: false,
      error: { code: "", reaction: "toastMessage", message, fields: {} },
    });
  }
  if (intent === "buy" || intent === "group") {
    const bought = { prodId, skuId, prodCount: Math.max(1, count) };
    const wanted = activityOf(form, intent);
    // An offer or a team that ended on the open page is said here, where the page then shows what there is instead.
    const hold = () => mall(confirmOrder, { body: { orderItem: { ...bought, ...wanted } } });
    const held = wanted.activityId ? await attemptForm(hold, localeOf(args.request)) : undefined;
    if (held?.ok === false) return data({ intent, ...held }, { status: statusOfAnswer(held) });
    const inTeam = intent === "group" ? { activity: wanted.activityId, teamId: wanted.teamId } : {};
    return redirect(hrefTo("submit-order", { prodId, skuId, count, ...inTeam }));
  }
  const comboId = toId(textOf(form, "comboId"));
  if (intent === "comboBuy")
    return redirect(hrefTo("submit-order", { prodId, skuId, count: Math.max(1, count), combo: comboId }));
  const work = {
    cart: async () => {
      const shopId = toId(textOf(form, "shopId")) ?? 0;
      const { totals } = await mall(changeItem, { body: { prodId, skuId, shopId, count } });
      return { prodCount: totals.prodCount, added: count };
    },
    comboCart: async () => {
      const { totals } = await mall(changeItem, { body: { prodId, skuId, count, comboId } });
      return { prodCount: totals.prodCount, added: count };
    },
    wishlist: async () => ({ isWishlisted: await mall(toggleCollection, { body: { prodId } }) }),
    await: async () => ({ isAwaited: await mall(awaitArrival, { body: { prodId, skuId } }) }),
    forget: async () => ({ isAwaited: await mall(cancelArrival, { query: { skuId } }) }),
    coupon: async () => {
      const couponId = textOf(form, "couponId");
      await mall(receiveCoupon, { body: { couponId: toId(couponId) ?? 0 } });
      return { couponId };
    },
  }[intent];
  if (!work) throw data(null, { status: 400 });
  const done = await attemptForm<{
    prodCount?: number;
    added?: number;
    isWishlisted?: boolean;
    couponId?: string;
    isAwaited?: boolean;
  }>(work, localeOf(args.request));
  return data<DetailAnswer>({ intent, ...done }, { status: statusOfAnswer(done) });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchPageNetworkError(serverAction);

export default function Detail({ loaderData, actionData }: Route.ComponentProps) {
  return <DetailPage key={loaderData.detail.id} {...loaderData} answer={actionData} />;
}
