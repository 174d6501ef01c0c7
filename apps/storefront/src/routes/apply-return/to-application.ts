import type { RefundDetail, RefundOffer, RefundQuote } from "@tradehall/api-client/models/refund";
import type { RefundLineView } from "@tradehall/mall-components/after-sale/RefundChoice";
import { hrefTo } from "../../href-to.ts";
import type { Attempt } from "../../server/attempt.ts";
import { type Choice, limitsOf, type toWire } from "./refund-choice.ts";

interface Loaded {
  offer: RefundOffer;
  resubmitted: RefundDetail | undefined;
  choice: Choice;
  body: ReturnType<typeof toWire> & { orderNumber: string };
  quote: Attempt<RefundQuote> | undefined;
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
export function toApplication({ offer, resubmitted, choice, body, quote, reasons }: Loaded) {
  const limits = limitsOf(offer, resubmitted);
  const brought = new Map(
    quote?.ok ? quote.data.items.map((item) => [item.orderItemId, item.prodCount]) : [],
  );
  return {
    orderNumber: offer.orderNumber,
    orderHref: hrefTo("order-detail", { orderNumber: offer.orderNumber }),
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
