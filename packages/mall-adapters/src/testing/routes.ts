/** Addresses of no mall, for tests. */
import type { DataRoutes } from "../data-routes.ts";
import { filterNames } from "../list-filters.ts";

const to = (...path: unknown[]) => `/${path.join("/")}`;

export const testRoutes: DataRoutes = {
  ...{ product: to, team: to, shop: to, coupon: to, claim: to, order: to, refund: to, writeReview: to },
  ...{ goods: () => "/goods", category: to, notice: to },
  ...{ invoice: to, invoiceFile: to, payment: to, chat: to, flashSales: to },
  list: (filters) => {
    const query = filterNames.flatMap((name) => (filters[name] ? [[name, filters[name]]] : []));
    return `/${filters.isOfShop ? "shop" : "list"}?${new URLSearchParams(query)}`;
  },
};
