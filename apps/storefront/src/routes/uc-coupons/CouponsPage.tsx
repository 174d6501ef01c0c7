import { type CouponCardView, CouponList, couponTabs } from "@tradehall/mall-components/coupon/CouponList";
import { ListTabs } from "@tradehall/mall-components/parts/ListTabs";
import { keysOf } from "@tradehall/mall-rules/records";
import { hrefOf, type ListValues, listQuery } from "../../adapters/list-query.ts";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { hrefTo } from "../../href-to.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import { QueryPager } from "../../pages/QueryPager.tsx";

/** What the address of the buyer's coupons says. */
export const couponQuery = listQuery({
  path: hrefTo("uc-coupons"),
  choices: { tab: keysOf(couponTabs.tabs) },
});

interface CouponsPageProps {
  query: ListValues<typeof couponQuery>;
  loaded: { pageCount: number; coupons: CouponCardView[] } | undefined;
}

export function CouponsPage({ query, loaded }: CouponsPageProps) {
  const { tab } = query;
  const list = useListState(loaded);
  return (
    <UserCenterFrame>
      <ListTabs of={couponTabs} current={tab} hrefFor={(to) => hrefOf(couponQuery, { tab: to })} />
      <CouponList {...list} coupons={loaded?.coupons ?? []} of={tab} elsewhereHref={hrefTo("coupons")} />
      <QueryPager of={couponQuery} query={query} loaded={loaded} />
    </UserCenterFrame>
  );
}
