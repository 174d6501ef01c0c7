import { countMyOrders } from "@tradehall/api-client/endpoints/my-order/count-my-orders";
import { searchMyOrders } from "@tradehall/api-client/endpoints/my-order/search-my-orders";
import { orderPeriods } from "@tradehall/mall-components/trade/OrderFilters";
import { orderTabs } from "@tradehall/mall-components/trade/OrderTabs";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { orderStatuses } from "@tradehall/mall-rules/states/order";
import { toOrderCard } from "../../adapters/order.ts";
import { keepForm, lostCall } from "../../browser/kept-form.ts";
import { titleOf } from "../../browser/page-title.ts";
import { readForm } from "../../server/form.ts";
import { load, localeOf, mallOf } from "../../server/mall.ts";
import { orderAction } from "../../server/order-action.ts";
import type { Route } from "./+types/route.ts";
import { OrdersPage } from "./OrdersPage.tsx";

export const meta = titleOf("orders");

export async function loader(args: Route.LoaderArgs) {
  const search = new URL(args.request.url).searchParams;
  const tab = orderTabs.find((name) => name === search.get("status")) ?? "all";
  const period = orderPeriods.find((name) => name === search.get("period")) ?? "all";
  const keyword = (search.get("keyword") ?? "").trim().slice(0, 50);
  const page = Math.max(1, Number.parseInt(search.get("page") ?? "1", 10) || 1);
  const mall = mallOf(args);
  const [orders, counts] = await load(() =>
    Promise.all([
      mall(searchMyOrders, {
        query: {
          status: tab === "all" ? 0 : orderStatuses[tab],
          orderTimeStatus: orderPeriods.indexOf(period) as 0 | 1 | 2 | 3,
          ...(keyword ? { orderName: keyword } : {}),
          current: page,
          size: pageSizes.orders,
        },
      }),
      mall(countMyOrders),
    ]),
  );
  return {
    tab,
    period,
    keyword,
    page: orders.current,
    pageCount: orders.pages,
    orders: orders.records.map((card) => toOrderCard(card, orders.now)),
    counts: {
      unpaid: counts.unPay,
      paid: counts.payed,
      shipped: counts.consignment,
      received: counts.confirm,
    },
  };
}

export const action = async (args: Route.ActionArgs) =>
  orderAction(mallOf(args), await readForm(args.request), localeOf(args.request));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepForm(serverAction, lostCall);

export default function Orders({ loaderData }: Route.ComponentProps) {
  return <OrdersPage {...loaderData} />;
}
