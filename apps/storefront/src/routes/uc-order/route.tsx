import { countMyOrders } from "@tradehall/api-client/endpoints/order/count-my-orders";
import { listOrderUsers } from "@tradehall/api-client/endpoints/order/list-order-users";
import { searchMyOrders } from "@tradehall/api-client/endpoints/order/search-my-orders";
import { toOrderCard, toOrderPeople, toTabCounts } from "@tradehall/mall-adapters/order";
import { toOrderSearch } from "@tradehall/mall-adapters/order-search";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { readListQuery } from "../../adapters/list-query.ts";
import {
  catchNetworkError,
  catchPageNetworkError,
  networkErrorAnswer,
} from "../../browser/forms/catch-network-error.ts";
import { readForm } from "../../server/form.ts";
import { loadList } from "../../server/load-list.ts";
import { localeOf, mallOf } from "../../server/mall.ts";
import { orderAction } from "../../server/order-action.ts";
import type { Route } from "./+types/route.ts";
import { loadQuotes } from "./load-quotes.ts";
import { OrdersPage, orderQuery } from "./OrdersPage.tsx";
import { QuotesPage } from "./QuotesPage.tsx";
import { isOfQuotes, type QuoteQuery, quoteQuery } from "./quote-query.ts";
import { quotesAction } from "./quotes-action.ts";

export function loader(args: Route.LoaderArgs) {
  if (isOfQuotes(args.request)) return loadQuotes(mallOf(args), args.request.url);
  return loadOrders(args);
}

function loadOrders(args: Route.LoaderArgs) {
  const query = readListQuery(orderQuery, args.request.url);
  const mall = mallOf(args);
  const locale = localeOf(args.request);
  return loadList(query, async () => {
    const [orders, counts, users] = await Promise.all([
      mall(searchMyOrders, {
        query: { ...toOrderSearch(query), current: query.page, size: pageSizes.orders },
      }),
      mall(countMyOrders),
      mall(listOrderUsers),
    ]);
    return {
      pageCount: orders.pages,
      total: orders.total,
      ...toOrderPeople(users),
      orders: orders.records.map((card) => toOrderCard(card, orders.now, locale, dataRoutes)),
      counts: toTabCounts(counts),
    };
  });
}

export const action = async (args: Route.ActionArgs) => {
  const form = await readForm(args.request);
  const locale = localeOf(args.request);
  if (!isOfQuotes(args.request)) return orderAction(mallOf(args), form, locale);
  const { quoteNo } = readListQuery(quoteQuery, args.request.url);
  return quotesAction(mallOf(args), form, quoteNo, locale);
};

export const clientAction = ({ serverAction, request }: Route.ClientActionArgs) =>
  isOfQuotes(request)
    ? catchNetworkError(serverAction, networkErrorAnswer)
    : catchPageNetworkError(serverAction);

type Shown = Route.ComponentProps["loaderData"];
const areQuotes = (shown: Shown): shown is Extract<Shown, { query: QuoteQuery }> => "view" in shown.query;

export default function Orders({ loaderData, actionData }: Route.ComponentProps) {
  return areQuotes(loaderData) ? (
    <QuotesPage {...loaderData} answer={actionData} />
  ) : (
    <OrdersPage {...loaderData} />
  );
}
