/** Where a product's page says that it goes, what that costs and when it comes. */
import type { ProductDetail } from "@tradehall/api-client/models/product-detail";
import { fenToYuan, shortPriceText, times, type YuanText, yuanToFen } from "@tradehall/mall-rules/money";
import { freightOf } from "@tradehall/mall-rules/pricing/freight";
import { arrivalText, fill, type Locale, leadText, listWords } from "@tradehall/mall-rules/words";

export interface DeliveryView {
  region: string;
  /** What sending costs the buyer, and the goods total from which it is free. */
  freight: { yuan: YuanText; freeFrom: YuanText | null };
  freeNote: string;
  promise: string;
  isUndeliverable: boolean;
}

/** How fast the shop sends and when the goods come; pre-sale goods are sent later, on a day of their own. */
const promiseOf = ({ arrival, leadDays }: ProductDetail["delivery"], locale: Locale): string =>
  [
    ...(arrival?.kind === "atOnce" ? [] : [leadText(leadDays, locale)]),
    ...(arrival ? [arrivalText(arrival, locale)] : []),
  ].join(locale === "en" ? " · " : "，");

export function toDelivery(
  { delivery, preSellStatus }: Pick<ProductDetail, "delivery" | "preSellStatus">,
  locale: Locale,
): DeliveryView {
  const amount = delivery.freeFreightFrom;
  return {
    region: delivery.region,
    freight: { yuan: delivery.freight, freeFrom: amount },
    freeNote: amount ? fill(listWords.freeFreight[locale], { amount: shortPriceText(amount) }) : "",
    promise: preSellStatus === 0 ? promiseOf(delivery, locale) : "",
    isUndeliverable: delivery.isDelivery === 0,
  };
}

/** What sending so many pieces costs, ordered alone at this price of a piece. */
export const freightAt = (
  { freight: { yuan, freeFrom } }: Pick<DeliveryView, "freight">,
  pieceYuan: YuanText,
  quantity: number,
): YuanText =>
  fenToYuan(
    freightOf(
      {
        freightFen: yuanToFen(yuan),
        freeFreightFen: freeFrom === null ? null : yuanToFen(freeFrom),
        paysFreight: true,
      },
      yuanToFen(times(pieceYuan, quantity)),
    ),
  );
