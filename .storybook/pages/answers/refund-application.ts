/** What the page of an application for a refund asks for: one of the two drills goes back. */
import { listRefundReasons } from "@tradehall/api-client/endpoints/refund/list-refund-reasons";
import { offerExample, quoteExample } from "@tradehall/api-client/models/examples/refund";
import type { RefundOffer, RefundQuote } from "@tradehall/api-client/models/refund";
import { refundLimits } from "@tradehall/mall-rules/limits";
import { fen, fenToYuan, sumFen, yuanToFen } from "@tradehall/mall-rules/money";
import { type Locale, refusalText } from "@tradehall/mall-rules/words";
import { shipped } from "./orders.ts";

const offer: RefundOffer = {
  ...{ ...offerExample, orderNumber: shipped.orderNumber, shopName: shipped.shopName },
  items: shipped.orderItemDtos.map((line) => ({
    ...{ orderItemId: line.orderItemId, prodId: line.prodId, skuId: line.skuId, prodName: line.prodName },
    ...{ skuName: line.skuName, pic: line.pic, price: line.price, prodCount: line.prodCount },
    ...{ actualTotal: line.actualTotal, maxCount: line.prodCount, why: "", isGift: 0, goesWithRest: 0 },
  })),
};

/** The answer of `GET /p/orderRefund/offer`. */
export const offerOf = (locale: Locale, isTooLate: boolean): RefundOffer =>
  isTooLate
    ? {
        ...{ ...offer, canRefund: 0, canAllRefund: 0 },
        why: refusalText("refundWindowOver", locale, {
          days: refundLimits.allowedAfterReceiptMs / 86_400_000,
        }),
      }
    : offer;

/** The line of the drills. */
export const refunded = offer.items[1]?.orderItemId;

/** Each piece brings its share of what its line paid. */
export function quoteOf(items: readonly { orderItemId: number; prodCount: number }[]): RefundQuote {
  const amounts = items.map(({ orderItemId, prodCount }) => {
    const line = offer.items.find((one) => one.orderItemId === orderItemId);
    return fen(Math.floor((yuanToFen(line?.actualTotal ?? "0.00") * prodCount) / (line?.prodCount ?? 1)));
  });
  const maxAmount = fenToYuan(sumFen(amounts, (amount) => amount));
  return {
    ...{ ...quoteExample, maxAmount, goodsAmount: maxAmount },
    items: items.map((item, at) => ({ ...item, amount: fenToYuan(amounts[at] ?? fen(0)), score: 0 })),
  };
}

export const reasons = listRefundReasons.example.answer;
