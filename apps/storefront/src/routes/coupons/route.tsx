import { listCoupons } from "@tradehall/api-client/endpoints/promotion/coupon/list-coupons";
import { toOfferedCoupon } from "@tradehall/mall-adapters/coupon";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { readListQuery } from "../../adapters/list-query.ts";
import { catchPageNetworkError } from "../../browser/forms/catch-network-error.ts";
import { claimAction } from "../../server/claim-action.ts";
import { loadList } from "../../server/load-list.ts";
import { localeOf, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { CouponCentrePage, couponCentreQuery } from "./CouponCentrePage.tsx";

export function loader(args: Route.LoaderArgs) {
  const query = readListQuery(couponCentreQuery, args.request.url);
  const mall = mallOf(args);
  const locale = localeOf(args.request);
  return loadList(query, async () => {
    const { pages, records } = await mall(listCoupons, {
      query: {
        ...(query.tab === "all" ? {} : { scope: query.tab }),
        ...{ current: query.page, size: pageSizes.coupons },
      },
    });
    return {
      pageCount: pages,
      coupons: records.map((coupon) => toOfferedCoupon(coupon, locale, dataRoutes)),
    };
  });
}

export const action = (args: Route.ActionArgs) => claimAction(mallOf(args), args.request);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchPageNetworkError(serverAction);

export default function CouponCentre({ loaderData, actionData }: Route.ComponentProps) {
  return <CouponCentrePage {...loaderData} answer={actionData} />;
}
