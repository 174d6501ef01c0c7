import { exportOrders } from "@tradehall/api-client/endpoints/order/export/export-orders";
import { toOrderSearch } from "@tradehall/mall-adapters/order-search";
import type { OrderCardView } from "@tradehall/mall-components/order/OrderCard";
import { type ExportFormat, OrderExport } from "@tradehall/mall-components/order/OrderExport";
import {
  isFiltered,
  OrderFilters,
  type OrderFiltersProps,
  orderPeriods,
  orderSorts,
} from "@tradehall/mall-components/order/OrderFilters";
import { OrderList } from "@tradehall/mall-components/order/OrderList";
import { type OrderTab, OrderTabs, orderTabs } from "@tradehall/mall-components/order/OrderTabs";
import { approvalLimits } from "@tradehall/mall-rules/limits";
import { keysOf } from "@tradehall/mall-rules/records";
import { useNavigate } from "react-router-dom";
import { hrefOf, type ListValues, listQuery } from "../../adapters/list-query.ts";
import { orderHref } from "../../adapters/order-pages.ts";
import { useExport } from "../../browser/actions/use-export.ts";
import { useOrderActions } from "../../browser/actions/use-order-actions.tsx";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { useRefresh } from "../../browser/calls/use-polling.ts";
import { hrefTo } from "../../href-to.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import { QueryPager } from "../../pages/QueryPager.tsx";

/** What the address of the buyer's orders says. */
export const orderQuery = listQuery({
  path: hrefTo("uc-order"),
  choices: { status: keysOf(orderTabs.tabs), period: orderPeriods, sort: orderSorts },
  texts: { keyword: 50, from: 10, to: 10, person: 16, costCentre: approvalLimits.costCentreLength },
});

type OrderQuery = ListValues<typeof orderQuery>;

interface OrdersPageProps {
  query: OrderQuery;
  loaded:
    | ({
        pageCount: number;
        total: number;
        orders: OrderCardView[];
        counts: Partial<Record<OrderTab, number>>;
      } & Required<Pick<OrderFiltersProps, "people" | "costCentres">>)
    | undefined;
}

const printPage = () => window.print();

export function OrdersPage({ query, loaded }: OrdersPageProps) {
  const { status, page, ...filters } = query;
  const { act, writePoNumber, pending, dialog } = useOrderActions();
  const exporting = useExport(exportOrders);
  const exportAs = (chosen: { orderNumbers?: string; format: ExportFormat }) =>
    void exporting.start({ query: { ...toOrderSearch(query), ...chosen } });
  const navigate = useNavigate();
  const list = useListState(loaded);
  const refresh = useRefresh();
  const clearHref = hrefOf(orderQuery, { status });
  return (
    <UserCenterFrame>
      <OrderTabs
        current={status}
        counts={loaded?.counts ?? {}}
        hrefFor={(to) => hrefOf(orderQuery, { ...filters, status: to })}
      />
      <OrderFilters
        values={filters}
        people={loaded?.people ?? []}
        costCentres={loaded?.costCentres ?? []}
        kept={status === "all" ? {} : { status }}
        clearHref={clearHref}
        isPending={list.state === "refetching"}
        onSubmit={(values) => void navigate(hrefOf(orderQuery, { status, ...values }))}
      />
      {loaded && loaded.total > 0 && (
        <OrderExport
          count={loaded.total}
          onExport={(format) => exportAs({ format })}
          onCancel={exporting.cancel}
          {...(exporting.running ? { running: exporting.running } : {})}
        />
      )}
      <OrderList
        {...list}
        orders={loaded?.orders ?? []}
        tab={status}
        isFiltered={isFiltered(filters)}
        clearHref={clearHref}
        onAction={act}
        onPoNumber={writePoNumber}
        onPrint={printPage}
        onExport={(orderNumbers, format) => exportAs({ orderNumbers, format })}
        hrefFor={orderHref}
        payAction={hrefTo("payment", { orderNumbers: "" })}
        onPayTogether={(orderNumbers) => void navigate(hrefTo("payment", { orderNumbers }))}
        onExpire={refresh}
        {...(pending ? { pending } : {})}
      />
      <QueryPager of={orderQuery} query={query} loaded={loaded} />
      {dialog}
    </UserCenterFrame>
  );
}
