/** What both arrangements of home show. Server only. */
import { getHomeIndex } from "@tradehall/api-client/endpoints/home/get-home-index";
import { countMyOrders } from "@tradehall/api-client/endpoints/order/count-my-orders";
import { type HomeView, toHome } from "@tradehall/mall-adapters/home";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { routeOf } from "../../href-to.ts";
import { localeOf, mallOf } from "../../server/mall.ts";

const homeRoutes: typeof dataRoutes = { ...dataRoutes, leads: (href) => routeOf(href) !== undefined };

/** Inside `load`. */
export async function loadHome(args: Parameters<typeof mallOf>[0]): Promise<HomeView> {
  const mall = mallOf(args);
  const [home, orders] = await Promise.all([mall(getHomeIndex), mall(countMyOrders)]);
  return toHome(home, orders, localeOf(args.request), homeRoutes);
}
