import { countMyOrders } from "@tradehall/api-client/endpoints/my-order/count-my-orders";
import { listOrderUsers } from "@tradehall/api-client/endpoints/my-order/list-order-users";
import { searchMyOrders } from "@tradehall/api-client/endpoints/my-order/search-my-orders";
import { toOrderCard } from "@tradehall/mall-adapters/order";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { readListQuery } from "../../adapters/list-query.ts";
import { keepPage } from "../../browser/forms/kept-form.ts";
import { readForm } from "../../server/form.ts";
import { loadList } from "../../server/load-list.ts";
import { localeOf, mallOf } from "../../server/mall.ts";
import { orderAction } from "../../server/order-action.ts";
import type { Route } from "./+types/route.ts";
import { OrdersPage } from "./OrdersPage.tsx";
import { orderQuery } from "./order-query.ts";
import { toFilters } from "./to-filters.ts";

export function loader(args: Route.LoaderArgs) {
  const query = readListQuery(orderQuery, args.request.url);
  const mall = mallOf(args);
  const locale = localeOf(args.request);
  return loadList(query, async () => {
    const [orders, counts, { users }] = await Promise.all([
      mall(searchMyOrders, {
        query: {
          ...toFilters(query),
          current: query.page,
          size: pageSizes.orders,
        },
      }),
      mall(countMyOrders),
      mall(listOrderUsers),
    ]);
    return {
      pageCount: orders.pages,
      total: orders.total,
      people: users.map(({ userId, nickName, isMember }) => ({
        id: String(userId),
        name: nickName,
        isMember: isMember === 1,
      })),
      orders: orders.records.map((card) => toOrderCard(card, orders.now, locale, dataRoutes)),
      counts: {
        approval: counts.approval,
        unpaid: counts.unPay,
        paid: counts.payed,
        shipped: counts.consignment,
        received: counts.confirm,
        trash: counts.trash,
      },
    };
  });
}

export const action = async (args: Route.ActionArgs) =>
  orderAction(mallOf(args), await readForm(args.request), localeOf(args.request));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepPage(serverAction);

export default function Orders({ loaderData }: Route.ComponentProps) {
  return <OrdersPage {...loaderData} />;
}
