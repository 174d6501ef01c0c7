import { getMyCoupons } from "@tradehall/api-client/endpoints/promotion/coupon/get-my-coupons";
import { toOwnCoupon } from "@tradehall/mall-adapters/coupon";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { couponStatuses } from "@tradehall/mall-rules/states/promotion/coupon";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { readListQuery } from "../../adapters/list-query.ts";
import { loadList } from "../../server/load-list.ts";
import { localeOf, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { CouponsPage, couponQuery } from "./CouponsPage.tsx";

export function loader(args: Route.LoaderArgs) {
  const query = readListQuery(couponQuery, args.request.url);
  const mall = mallOf(args);
  const locale = localeOf(args.request);
  return loadList(query, async () => {
    const { pages, records } = await mall(getMyCoupons, {
      query: { status: couponStatuses[query.tab], current: query.page, size: pageSizes.coupons },
    });
    return {
      pageCount: pages,
      coupons: records.map((coupon) => toOwnCoupon(coupon, query.tab, locale, dataRoutes)),
    };
  });
}

export default function Coupons({ loaderData }: Route.ComponentProps) {
  return <CouponsPage {...loaderData} />;
}
