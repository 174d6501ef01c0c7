import { listCoupons } from "@tradehall/api-client/endpoints/coupon/list-coupons";
import { handle } from "#server/handle.ts";
import { pageOf } from "#server/paging.ts";
import { claimableCoupons } from "./coupon-list.ts";

export default handle(listCoupons, async ({ query }, { db, clock, visitor }) => {
  const { records, total } = await claimableCoupons(db, visitor, clock.now(), query);
  return pageOf(records, total, query);
});
