/** What the rail's drawers show, from the answers. */
import type { ShopCartWithAmount } from "@tradehall/api-client/models/cart";
import type { Coupon, MyCoupon } from "@tradehall/api-client/models/coupon";
import type { ProductCard } from "@tradehall/api-client/models/product";
import type { RailCartProps } from "@tradehall/mall-components/chrome/RailCart";
import type { RailCoupon } from "@tradehall/mall-components/chrome/RailCoupons";
import type { RailProduct } from "@tradehall/mall-components/chrome/RailProducts";
import type { Locale } from "@tradehall/mall-rules/words";
import { toTicket } from "./coupon.ts";
import type { DataRoutes } from "./data-routes.ts";

export function toRailCart(
  cart: ShopCartWithAmount,
  routes: DataRoutes,
): Pick<RailCartProps, "shops" | "unavailableCount"> {
  return {
    shops: cart.shopCarts
      .filter((shop) => shop.shopCartItems.length > 0)
      .map((shop) => ({
        id: String(shop.shopId),
        name: shop.shopName,
        lines: shop.shopCartItems.map((line) => ({
          id: String(line.basketId),
          title: line.prodName,
          href: routes.product(line.prodId, line.skuId),
          picture: line.pic,
          ...(line.skuName ? { skuText: line.skuName } : {}),
          yuan: line.price,
          quantity: line.prodCount,
          isChosen: line.isChecked === 1,
        })),
      })),
    unavailableCount: cart.expired.reduce((sum, shop) => sum + shop.shopCartItemDtoList.length, 0),
  };
}

export const toMyCoupon = (coupon: MyCoupon, locale: Locale, routes: DataRoutes): RailCoupon => ({
  id: String(coupon.couponUserId),
  state: "unused",
  useHref: routes.coupon(coupon.couponId, coupon.shopId),
  ...toTicket(coupon, locale),
});

export const toClaimable = (coupon: Coupon, locale: Locale): RailCoupon => ({
  id: String(coupon.couponId),
  state: coupon.state,
  ...toTicket(coupon, locale),
});

/** A product as it is kept among favourites or footprints. */
export type KeptCard = ProductCard & { status: 0 | 1 };

export function toRailProduct(card: KeptCard, routes: DataRoutes): RailProduct {
  const state = card.status === 0 ? "offShelf" : card.inStock === 0 ? "soldOut" : undefined;
  return {
    id: String(card.prodId),
    name: card.prodName,
    href: routes.product(card.prodId),
    picture: card.pic,
    yuan: card.activityPrice ?? card.price,
    ...(card.scorePrice > 0 ? { points: card.scorePrice } : {}),
    ...(card.memberPrice ? { memberYuan: card.memberPrice } : {}),
    isFromPrice: card.skuId === null,
    ...(state ? { state } : {}),
  };
}
