import { listSpecials } from "@tradehall/api-client/endpoints/promotion/special/list-specials";
import { toSpecials } from "@tradehall/mall-adapters/specials";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { SpecialDiscountPage } from "./SpecialDiscountPage.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { activities, now } = await load(() => mallOf(args).shared(listSpecials, {}));
  return { zone: toSpecials(activities, now, localeOf(args.request), dataRoutes) };
}

export default function SpecialDiscount({ loaderData }: Route.ComponentProps) {
  return <SpecialDiscountPage {...loaderData} />;
}
