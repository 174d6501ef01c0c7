/** What of an order is to be refunded, as the address of the form says it. */
import type { RefundDetail, RefundOffer } from "@tradehall/api-client/models/refund";
import { toId } from "@tradehall/mall-rules/checks/id";
import { refundTypes } from "@tradehall/mall-rules/states/after-sale/refund";

export interface Choice {
  /** Line → pieces. */
  pieces: Map<number, number>;
  applyType: number;
  cargoStatus: number;
}

/**
 * Pieces of each line that may be chosen; those of the refund that is being mended are free again. None of what cost
 * nothing: the server adds it to the last of what was paid for.
 */
export function limitsOf(offer: RefundOffer, resubmitted?: RefundDetail): Map<number, number> {
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
