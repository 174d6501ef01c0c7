/** Spend-and-save and gifts of shops as rows, lines and heads. */
import type { CartTowards, Discount, DiscountInfo, Gift } from "@tradehall/api-client/models/discount";
import type { CartTowardsProps } from "@tradehall/mall-components/cart/CartTowards";
import type { OrderLineView } from "@tradehall/mall-components/cart/GiftLines";
import type { PromotionRow } from "@tradehall/mall-components/product/PriceBlock";
import type { OfferHeadProps } from "@tradehall/mall-components/promotion/OfferHead";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { type Locale, prodTagWords } from "@tradehall/mall-rules/words";
import { discountStepText, discountText, lineMarkWords } from "@tradehall/mall-rules/words/discounts";
import type { DataRoutes } from "./data-routes.ts";

/** A product's offers, each with its page. */
export const toDiscountRows = (
  discounts: readonly Discount[],
  locale: Locale,
  routes: DataRoutes,
): PromotionRow[] =>
  discounts.map((one) => ({
    id: `discount-${one.discountId}`,
    tag: prodTagWords[one.kind][locale],
    text: discountText(one, locale),
    ...(routes.discount ? { href: routes.discount(one.discountId) } : {}),
  }));

/** A gift as a line of its order: marked, and of no price. */
export const toGiftLine = (gift: Gift, locale: Locale, routes: DataRoutes): OrderLineView => ({
  id: `gift-${gift.discountId}-${gift.skuId}`,
  title: gift.prodName,
  href: routes.product(gift.prodId, gift.skuId),
  picture: gift.pic,
  ...(gift.skuName ? { skuText: gift.skuName } : {}),
  tags: [lineMarkWords.free[locale]],
  price: "0.00",
  quantity: gift.prodCount,
  subtotal: "0.00",
});

const minuteOf = (moment: number): string => chinaTime(new Date(moment)).slice(0, 16);

export const toOfferHead = (
  info: DiscountInfo,
  locale: Locale,
  routes: DataRoutes,
): Omit<OfferHeadProps, "children"> => ({
  name: info.name,
  kind: prodTagWords[info.kind][locale],
  rules: info.steps.map((step) => discountStepText(step, info.isEvery === 1, locale)),
  period: `${minuteOf(info.startsAt)} - ${minuteOf(info.endsAt)}`,
  ...(info.shopId === null ? {} : { shop: { name: info.shopName, href: routes.shop(info.shopId) } }),
  isQuiet: info.status === "ended" || info.status === "notStarted",
});

/** `isEvery` is the offer's. */
export const toTowards = (towards: CartTowards, locale: Locale, isEvery = false): CartTowardsProps => ({
  pieces: towards.pieces,
  counted: towards.counted,
  reduce: towards.reduce,
  ...(towards.coupon ? { coupon: { ...towards.coupon, id: String(towards.coupon.couponId) } } : {}),
  ...(towards.next && towards.missing
    ? { next: { missing: towards.missing, text: discountStepText(towards.next, isEvery, locale) } }
    : {}),
});
