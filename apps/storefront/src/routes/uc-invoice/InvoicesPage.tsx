import {
  type InvoiceCardView,
  InvoiceList,
  invoiceTabs,
} from "@tradehall/mall-components/invoice/InvoiceList";
import { ListTabs } from "@tradehall/mall-components/parts/ListTabs";
import { keysOf } from "@tradehall/mall-rules/records";
import { hrefOf, type ListValues, listQuery } from "../../adapters/list-query.ts";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { hrefTo } from "../../href-to.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import { QueryPager } from "../../pages/QueryPager.tsx";

/** What the address of the buyer's invoices says. */
export const invoiceQuery = listQuery({
  path: hrefTo("uc-invoice"),
  choices: { tab: keysOf(invoiceTabs.tabs) },
});

interface InvoicesPageProps {
  query: ListValues<typeof invoiceQuery>;
  loaded: { pageCount: number; invoices: InvoiceCardView[] } | undefined;
}

export function InvoicesPage({ query, loaded }: InvoicesPageProps) {
  const { tab } = query;
  const list = useListState(loaded);
  return (
    <UserCenterFrame>
      <ListTabs of={invoiceTabs} current={tab} hrefFor={(to) => hrefOf(invoiceQuery, { tab: to })} />
      <InvoiceList {...list} invoices={loaded?.invoices ?? []} ordersHref={hrefTo("uc-order")} />
      <QueryPager of={invoiceQuery} query={query} loaded={loaded} />
    </UserCenterFrame>
  );
}
