/** What both arrangements of home show. Server only. */
import { getHomeIndex } from "@tradehall/api-client/endpoints/home/get-home-index";
import { countMyOrders } from "@tradehall/api-client/endpoints/order/count-my-orders";
import { type HomeView, toHome } from "@tradehall/mall-adapters/home";
import { checkedRoutes } from "../../adapters/checked-routes.ts";
import { localeOf, mallOf } from "../../server/mall.ts";

/** Inside `load`. */
export async function loadHome(args: Parameters<typeof mallOf>[0]): Promise<HomeView> {
  const mall = mallOf(args);
  const [home, orders] = await Promise.all([mall(getHomeIndex), mall(countMyOrders)]);
  return toHome(home, orders, localeOf(args.request), checkedRoutes);
}
