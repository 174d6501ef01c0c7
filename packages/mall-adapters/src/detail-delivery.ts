/** Where a product's page says that it goes, what that costs and when it comes. */
import type { ProductDetail } from "@tradehall/api-client/models/product-detail";
import { shortPriceText, type YuanText } from "@tradehall/mall-rules/money";
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
