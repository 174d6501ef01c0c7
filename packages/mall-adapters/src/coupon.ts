/** Coupons, claimed ones and those to claim, as the tickets that show them. */
import type { Coupon, MyCoupon } from "@tradehall/api-client/models/coupon";
import type { CouponCardView } from "@tradehall/mall-components/coupon/CouponList";
import type { CouponTicketView } from "@tradehall/mall-components/coupon/CouponTicket";
import type { ClaimState } from "@tradehall/mall-rules/states/promotion/coupon";
import type { Locale } from "@tradehall/mall-rules/words";
import { couponMemberText, couponScopeText } from "@tradehall/mall-rules/words/coupons";
import type { DataRoutes } from "./data-routes.ts";

export const toTicket = (coupon: Coupon | MyCoupon, locale: Locale): CouponTicketView => ({
  name: coupon.couponName,
  reduce: coupon.reduceAmount,
  threshold: coupon.cashCondition,
  scopeText: [...(coupon.memberOnly ? [couponMemberText[locale]] : []), couponScopeText(coupon, locale)].join(
    " · ",
  ),
  expiresAt: coupon.endTime.slice(0, 10),
});

const hrefToUse = ({ couponId, shopId }: Coupon | MyCoupon, routes: DataRoutes): string =>
  routes.coupon(couponId, shopId);

/** A buyer's own coupon; `state` is what was asked for. */
export const toOwnCoupon = (
  coupon: MyCoupon,
  state: CouponCardView["state"],
  locale: Locale,
  routes: DataRoutes,
): CouponCardView => ({
  ...toTicket(coupon, locale),
  id: String(coupon.couponUserId),
  state,
  useHref: hrefToUse(coupon, routes),
  ...(coupon.useTime ? { usedAt: coupon.useTime.slice(0, 10) } : {}),
});

const fewLeft = 20;

/** Never all of it while some are left. */
const takenPercent = ({ total, stocks }: Coupon): number => Math.floor(((total - stocks) / total) * 100);

/** A coupon to claim, as it is. */
export function toOfferedCoupon(
  coupon: Coupon,
  locale: Locale,
  routes: DataRoutes,
): CouponCardView & { state: ClaimState } {
  const { state } = coupon;
  return {
    ...toTicket(coupon, locale),
    ...(coupon.validDays === null ? {} : { validDays: coupon.validDays }),
    id: String(coupon.couponId),
    state,
    useHref: hrefToUse(coupon, routes),
    ...(state === "claimable" ? { taken: takenPercent(coupon) } : {}),
    ...(state === "claimable" && coupon.stocks <= fewLeft ? { left: coupon.stocks } : {}),
  };
}
