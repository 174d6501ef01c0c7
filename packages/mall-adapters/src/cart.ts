/** The cart by shops → props of its lines, packages and offers. */
import type { CartLine, CartPromotion, ShopCart } from "@tradehall/api-client/models/cart";
import type { CartDiscount } from "@tradehall/api-client/models/discount";
import type { CartLineView } from "@tradehall/mall-components/cart/CartLine";
import type { CartPackageView } from "@tradehall/mall-components/cart/CartPackage";
import type { CartPromotionView, CartShopView } from "@tradehall/mall-components/cart/CartShopGroup";
import type { ExpiredLineView } from "@tradehall/mall-components/cart/ExpiredLines";
import { minus, sum, times, yuanToFen } from "@tradehall/mall-rules/money";
import { packText, piecePriceText } from "@tradehall/mall-rules/states/product/pack";
import { shopTypes } from "@tradehall/mall-rules/states/shop/shop";
import {
  arrivalText,
  couponText,
  type Locale,
  prodTagWords,
  shownRefusalText,
} from "@tradehall/mall-rules/words";
import { couponMemberText, couponRefusalText } from "@tradehall/mall-rules/words/coupons";
import { discountText, lineMarkWords, remainingText, savedText } from "@tradehall/mall-rules/words/discounts";
import { packagesOf } from "./cart-model.ts";
import type { DataRoutes } from "./data-routes.ts";
import { toGiftLine } from "./discount.ts";
import { codesOf } from "./goods-line.ts";

const goods = (line: CartLine, locale: Locale, routes: DataRoutes) => ({
  id: String(line.basketId),
  title: line.prodName,
  href: routes.product(line.prodId, line.skuId),
  picture: line.pic,
  ...(line.skuName ? { skuText: line.skuName } : {}),
  ...codesOf(line),
  ...(line.pack ? { pack: packText(line.pack) } : {}),
  ...(line.offer?.price === line.price ? { tags: [prodTagWords.special[locale]] } : {}),
  ...(yuanToFen(line.memberAmount) > 0 ? { tags: [lineMarkWords.member[locale]] } : {}),
  ...(line.comboId > 0 ? { tags: [lineMarkWords.package[locale]] } : {}),
});

function toLine(line: CartLine, locale: Locale, routes: DataRoutes): CartLineView {
  const { offer } = line;
  const next = line.tierPrices.find(
    (step) => step.from > line.prodCount && yuanToFen(step.price) < yuanToFen(line.price),
  );
  const isChanged = line.priceThen !== line.price;
  return {
    ...goods(line, locale, routes),
    ...(offer && line.prodCount > offer.max ? { offerMax: offer.max } : {}),
    price: line.price,
    unit: line.pack?.unit ?? line.unit,
    ...(line.pack ? { piecePrice: piecePriceText(line.price, line.pack) } : {}),
    ...(line.lastPaid ? { lastPaid: { yuan: line.lastPaid.price, day: line.lastPaid.day } } : {}),
    ...(line.oriPrice ? { originalPrice: line.oriPrice } : {}),
    ...(isChanged
      ? { thenPrice: line.priceThen, isCheaper: yuanToFen(line.price) < yuanToFen(line.priceThen) }
      : {}),
    ...(next ? { nextTier: { quantity: next.from, price: next.price } } : {}),
    quantity: line.prodCount,
    min: line.minCount,
    step: line.stepCount,
    stock: line.stock,
    subtotal: line.productTotalAmount,
    isSelected: line.isChecked === 1,
  };
}

/** A package's lines as one: its members are in it once each. */
function toPackage(lines: readonly CartLine[], locale: Locale, routes: DataRoutes): CartPackageView[] {
  const [first] = lines;
  if (!first) return [];
  const price = sum(lines.map((line) => line.price));
  const originalPrice = sum(lines.map((line) => line.oriPrice ?? line.price));
  return [
    {
      whole: {
        id: String(first.basketId),
        title: first.comboName,
        tags: [lineMarkWords.package[locale]],
        picture: first.pic,
        price,
        originalPrice,
        quantity: first.prodCount,
        stock: Math.min(...lines.map((line) => line.stock)),
        subtotal: sum(lines.map((line) => line.productTotalAmount)),
        isSelected: first.isChecked === 1,
      },
      members: lines.map((line) => ({
        ...goods(line, locale, routes),
        tags: [],
        price: line.price,
        quantity: 1,
      })),
      saved: times(minus(originalPrice, price), first.prodCount),
    },
  ];
}

/** Makes what a part of the cart shows. */
export type Make<Part, View> = (part: Part, locale: Locale, routes: DataRoutes) => View;

/** A part of the cart keeps its view as long as it is the same part, so that memoised rows stay still. */
function kept<Part extends object, View>(make: Make<Part, View>): Make<Part, View> {
  const views = new WeakMap<Part, { view: View; locale: Locale; routes: DataRoutes }>();
  return (part, locale, routes) => {
    const known = views.get(part);
    if (known?.locale === locale && known.routes === routes) return known.view;
    const view = make(part, locale, routes);
    views.set(part, { view, locale, routes });
    return view;
  };
}

const viewOf = kept(toLine);

/** What the offer gives, what it has given, and what is missing to its next step. */
const toOffer = (one: CartDiscount, locale: Locale, routes: DataRoutes): CartPromotionView => ({
  id: `discount-${one.discountId}`,
  tag: prodTagWords[one.kind][locale],
  text: [
    discountText(one, locale),
    ...(yuanToFen(one.reduce) > 0 ? [savedText(one.reduce, locale)] : []),
    ...(one.missing ? [remainingText(one.missing, locale)] : []),
  ].join(" · "),
  ...(one.missing && routes.discount ? { href: routes.discount(one.discountId) } : {}),
});

const isShort = ({ missing }: CartPromotion): boolean => yuanToFen(missing) > 0;

const toShop = (shop: ShopCart, locale: Locale, routes: DataRoutes): CartShopView => ({
  shop: {
    id: String(shop.shopId),
    name: shop.shopName,
    href: routes.shop(shop.shopId),
    isSelfOperated: shop.shopType === shopTypes.selfOperated,
  },
  ...(shop.arrival ? { arrival: arrivalText(shop.arrival, locale) } : {}),
  packages: [...packagesOf(shop.shopCartItems).values()].flatMap((lines) => toPackage(lines, locale, routes)),
  lines: shop.shopCartItems.filter((line) => line.comboId === 0).map((line) => viewOf(line, locale, routes)),
  ...(shop.missingForFreeFreight === null ? {} : { missingForFreeFreight: shop.missingForFreeFreight }),
  promotions: [
    ...shop.discounts.map((one) => toOffer(one, locale, routes)),
    ...shop.promotions.map((promotion) => ({
      id: String(promotion.couponId),
      tag: promotion.name,
      text: [
        ...(promotion.state === "membersOnly" ? [couponMemberText[locale]] : []),
        couponText(promotion.cashCondition, promotion.reduceAmount, locale),
        ...(isShort(promotion) ? [couponRefusalText("threshold", promotion.missing, locale)] : []),
      ].join(" · "),
      ...(isShort(promotion) ? { href: routes.coupon(promotion.couponId, shop.shopId) } : {}),
      isClaimable: promotion.state === "claimable",
    })),
  ],
  gifts: shop.gifts.map((gift) => toGiftLine(gift, locale, routes)),
});

/** A shop of the cart with its lines, packages, offers and gifts; a change in one shop leaves the others still. */
export const toCartShop: Make<ShopCart, CartShopView> = kept(toShop);

/** Why a line can no longer be bought, in the words of the refusal a buyer would meet. */
const reasonOf = (line: CartLine, locale: Locale): string =>
  shownRefusalText(
    line.state === "soldOut" ? "soldOut" : line.state === "shopClosed" ? "shopClosed" : "notForSale",
    locale,
  );

/** A line that can no longer be bought, why, and where others like it are. */
export const toExpiredLine = (line: CartLine, locale: Locale, routes: DataRoutes): ExpiredLineView => ({
  ...goods(line, locale, routes),
  reason: reasonOf(line, locale),
  quantity: line.prodCount,
  // What is sold out has its page still, with others in its place; what is off the shelf has none.
  similarHref:
    line.state === "soldOut"
      ? `${routes.product(line.prodId, line.skuId)}#similar`
      : routes.goods({ keyword: line.prodName.slice(0, 8) }),
});

/** How many lines of a shop stand on the first screen: six of the cart's, and a shop's head is as one. */
export const eagerLinesOf = (shops: readonly ShopCart[], at: number): number =>
  shops.slice(0, at).reduce((left, shop) => Math.max(0, left - 1 - shop.shopCartItems.length), 6);
