import { listInvoices } from "@tradehall/api-client/endpoints/invoice/list-invoices";
import { toInvoiceCard } from "@tradehall/mall-adapters/invoice";
import type { InvoiceTab } from "@tradehall/mall-components/invoice/InvoiceList";
import { pageSizes } from "@tradehall/mall-rules/limits";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { readListQuery } from "../../adapters/list-query.ts";
import { hrefTo } from "../../href-to.ts";
import { loadList } from "../../server/load-list.ts";
import { mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { InvoicesPage, invoiceQuery } from "./InvoicesPage.tsx";

/** From the user centre's list to the page beside its menu. */
const routes: typeof dataRoutes = {
  ...dataRoutes,
  invoice: (orderNumber) => hrefTo("uc-invoice-detail", { orderNumber }),
};

/** The `sts` of each tab. */
const statusNumbers = { all: 0, applying: 1, issued: 2 } as const satisfies Record<InvoiceTab, number>;

export function loader(args: Route.LoaderArgs) {
  const query = readListQuery(invoiceQuery, args.request.url);
  const mall = mallOf(args);
  return loadList(query, async () => {
    const sts = statusNumbers[query.tab];
    const found = await mall(listInvoices, { query: { sts, current: query.page, size: pageSizes.orders } });
    return {
      pageCount: found.pages,
      invoices: found.records.map((card) => toInvoiceCard(card, routes)),
    };
  });
}

export default function Invoices({ loaderData }: Route.ComponentProps) {
  return <InvoicesPage {...loaderData} />;
}
