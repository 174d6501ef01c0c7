/** An application for a refund: what of an order is chosen, as the address of its form says it, and what its page shows. */
import type { RefundDetail, RefundOffer, RefundQuote } from "@tradehall/api-client/models/refund";
import type { RefundLineView } from "@tradehall/mall-components/after-sale/RefundChoice";
import { toId } from "@tradehall/mall-rules/checks/id";
import { refundTypes } from "@tradehall/mall-rules/states/after-sale/refund";
import type { DataRoutes } from "./data-routes.ts";

interface Choice {
  /** Line → pieces. */
  pieces: Map<number, number>;
  applyType: number;
  cargoStatus: number;
}

/**
 * Pieces of each line that may be chosen; those of the refund that is being mended are free again. None of what cost
 * nothing: the server adds it to the last of what was paid for.
 */
function limitsOf(offer: RefundOffer, resubmitted?: RefundDetail): Map<number, number> {
  const own = new Map(resubmitted?.items.map(({ orderItemId, prodCount }) => [orderItemId, prodCount]));
  return new Map(
    offer.items.map(({ orderItemId, maxCount, goesWithRest }) => [
      orderItemId,
      goesWithRest === 1 ? 0 : maxCount + (own.get(orderItemId) ?? 0),
    ]),
  );
}

/** What the address says; else what was asked for before, else all that is left. */
export function readChoice(search: URLSearchParams, offer: RefundOffer, resubmitted?: RefundDetail): Choice {
  const limits = limitsOf(offer, resubmitted);
  const named = search.getAll("line").flatMap((id) => toId(id) ?? []);
  const asked = resubmitted?.items.map(({ orderItemId, prodCount }) => [orderItemId, prodCount] as const);
  const all = [...limits].filter(([, max]) => max > 0);
  const wanted = search.has("applyType")
    ? named.map((id) => [id, toId(search.get(`count.${id}`) ?? "") ?? limits.get(id) ?? 0] as const)
    : (asked ?? all);
  const pieces = new Map(
    wanted.flatMap(([id, count]) => {
      const most = Math.min(count, limits.get(id) ?? 0);
      return most > 0 ? [[id, most] as const] : [];
    }),
  );
  const applyTypes = offer.ways.map((one) => one.applyType);
  const askedType = toId(search.get("applyType") ?? "") ?? resubmitted?.applyType;
  const way = offer.ways[Math.max(0, applyTypes.indexOf(askedType ?? Number.NaN))];
  const askedCargo = search.has("cargoStatus") ? Number(search.get("cargoStatus")) : resubmitted?.cargoStatus;
  const cargo = way?.cargoStatuses.find((one) => one === askedCargo) ?? way?.cargoStatuses[0];
  return { pieces, applyType: way?.applyType ?? 1, cargoStatus: cargo ?? 0 };
}

/** As the calls take it: the whole order where nothing would be left of it. */
export function toWire(
  { pieces, applyType, cargoStatus }: Choice,
  offer: RefundOffer,
  resubmitted?: RefundDetail,
) {
  const isAll = [...limitsOf(offer, resubmitted)].every(([id, max]) => max === (pieces.get(id) ?? 0));
  const isWhole =
    isAll && (resubmitted ? resubmitted.refundType === refundTypes.wholeOrder : offer.canAllRefund === 1);
  return {
    refundType: isWhole ? refundTypes.wholeOrder : refundTypes.lines,
    items: [...pieces].map(([orderItemId, prodCount]) => ({ orderItemId, prodCount })),
    applyType,
    cargoStatus,
  };
}

interface Loaded {
  offer: RefundOffer;
  resubmitted: RefundDetail | undefined;
  choice: Choice;
  body: ReturnType<typeof toWire> & { orderNumber: string };
  /** What the choice would bring, or why it brings nothing. */
  quote: { ok: true; data: RefundQuote } | { ok: false; error: { message: string } } | undefined;
  reasons: { buyerReason: string; reasonText: string }[];
}

const toQuote = (quote: RefundQuote) => ({
  max: quote.maxAmount,
  freight: quote.freightAmount,
  score: quote.score,
  returnsCoupons: quote.returnsCoupons === 1,
  isFixed: quote.isAmountFixed === 1,
  isLast: quote.isLast === 1,
});

/** What the page of an application shows. */
export function toApplication(
  { offer, resubmitted, choice, body, quote, reasons }: Loaded,
  routes: DataRoutes,
) {
  const limits = limitsOf(offer, resubmitted);
  const brought = new Map(
    quote?.ok ? quote.data.items.map((item) => [item.orderItemId, item.prodCount]) : [],
  );
  return {
    orderNumber: offer.orderNumber,
    orderHref: routes.order(offer.orderNumber),
    refundSn: resubmitted?.refundSn,
    /** Why nothing can be refunded. */
    why: !resubmitted && offer.canRefund === 0 ? offer.why : undefined,
    lines: offer.items.map((item): RefundLineView => {
      const max = limits.get(item.orderItemId) ?? 0;
      return {
        id: String(item.orderItemId),
        title: item.prodName,
        picture: item.pic,
        ...(item.skuName ? { skuText: item.skuName } : {}),
        quantity: item.prodCount,
        max,
        chosen: choice.pieces.get(item.orderItemId) ?? brought.get(item.orderItemId) ?? 0,
        isGift: item.isGift === 1,
        ...(max === 0 && item.why ? { why: item.why } : {}),
      };
    }),
    ways: offer.ways,
    applyType: choice.applyType,
    cargoStatus: choice.cargoStatus,
    /** Sent along with the form. */
    hidden: {
      orderNumber: offer.orderNumber,
      ...(resubmitted ? { refundSn: resubmitted.refundSn } : {}),
      refundType: String(body.refundType),
      items: body.items.map(({ orderItemId, prodCount }) => `${orderItemId}:${prodCount}`).join(","),
      applyType: String(choice.applyType),
      cargoStatus: String(choice.cargoStatus),
    },
    quote: quote?.ok ? toQuote(quote.data) : undefined,
    quoteError: quote?.ok === false ? quote.error.message : undefined,
    reasons: reasons.map(({ buyerReason, reasonText }) => ({ value: buyerReason, label: reasonText })),
    before: {
      buyerReason: resubmitted?.buyerReason ?? "",
      buyerDesc: resubmitted?.buyerDesc ?? "",
      pictures: resubmitted?.photoFiles.split(",").filter(Boolean) ?? [],
    },
  };
}
export type Application = ReturnType<typeof toApplication>;
