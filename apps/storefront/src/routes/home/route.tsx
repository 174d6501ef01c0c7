import { getHomeIndex } from "@tradehall/api-client/endpoints/home/get-home-index";
import { countMyOrders } from "@tradehall/api-client/endpoints/my-order/count-my-orders";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { HomePage } from "./HomePage.tsx";
import { toHome } from "./to-home.ts";

export async function loader(args: Route.LoaderArgs) {
  const mall = mallOf(args);
  const locale = localeOf(args.request);
  const [home, orders] = await load(() => Promise.all([mall(getHomeIndex), mall(countMyOrders)]));
  return toHome(home, orders, locale);
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage home={loaderData} />;
}
