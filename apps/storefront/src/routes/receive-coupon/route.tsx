import { getCoupon } from "@tradehall/api-client/endpoints/promotion/coupon/get-coupon";
import { toOfferedCoupon } from "@tradehall/mall-adapters/coupon";
import { toId } from "@tradehall/mall-rules/checks/id";
import { data } from "react-router-dom";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { catchPageNetworkError } from "../../browser/forms/catch-network-error.ts";
import { claimAction } from "../../server/claim-action.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { ReceiveCouponPage } from "./ReceiveCouponPage.tsx";

export async function loader(args: Route.LoaderArgs) {
  const couponId = toId(new URL(args.request.url).searchParams.get("couponId") ?? "");
  if (couponId === undefined) throw data(null, { status: 404 });
  const found = await load(() => mallOf(args)(getCoupon, { query: { couponId } }));
  const coupon = toOfferedCoupon(found, localeOf(args.request), dataRoutes);
  return {
    coupon,
    ...(coupon.state === "notStarted" ? { startsAt: found.startTime.slice(0, 16) } : {}),
  };
}

export const action = (args: Route.ActionArgs) => claimAction(mallOf(args), args.request);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchPageNetworkError(serverAction);

export default function ReceiveCoupon({ loaderData, actionData }: Route.ComponentProps) {
  return <ReceiveCouponPage {...loaderData} answer={actionData} />;
}
