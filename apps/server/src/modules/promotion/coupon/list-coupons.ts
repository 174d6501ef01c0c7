import { listCoupons } from "@tradehall/api-client/endpoints/promotion/coupon/list-coupons";
import { handle } from "#server/handle.ts";
import { claimableCoupons } from "./coupon-list.ts";

export default handle(listCoupons, ({ query }, { db, clock, visitor }) =>
  claimableCoupons(db, visitor, clock.now(), query),
);
