import { exportRefunds } from "@tradehall/api-client/endpoints/refund/export/export-refunds";
import { toRefundSearch } from "@tradehall/mall-adapters/order-search";
import { RefundFilters } from "@tradehall/mall-components/after-sale/RefundFilters";
import {
  type RefundCardView,
  RefundList,
  refundTabs,
} from "@tradehall/mall-components/after-sale/RefundList";
import { OrderExport } from "@tradehall/mall-components/order/OrderExport";
import { isFiltered, orderPeriods } from "@tradehall/mall-components/order/OrderFilters";
import { ListTabs } from "@tradehall/mall-components/parts/ListTabs";
import { keysOf } from "@tradehall/mall-rules/records";
import { useNavigate } from "react-router-dom";
import { hrefOf, type ListValues, listQuery } from "../../adapters/list-query.ts";
import { useExport } from "../../browser/actions/use-export.ts";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { hrefTo } from "../../href-to.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import { QueryPager } from "../../pages/QueryPager.tsx";

/** What the address of the buyer's refunds says. */
export const refundQuery = listQuery({
  path: hrefTo("uc-return"),
  choices: { tab: keysOf(refundTabs.tabs), period: orderPeriods },
  texts: { keyword: 50, from: 10, to: 10 },
});
type RefundQuery = ListValues<typeof refundQuery>;

interface RefundsPageProps {
  query: RefundQuery;
  loaded: { pageCount: number; total: number; refunds: RefundCardView[] } | undefined;
}

export function RefundsPage({ query, loaded }: RefundsPageProps) {
  const { tab, page, ...filters } = query;
  const list = useListState(loaded);
  const exporting = useExport(exportRefunds);
  const navigate = useNavigate();
  const clearHref = hrefOf(refundQuery, { tab });
  return (
    <UserCenterFrame>
      <ListTabs
        of={refundTabs}
        current={tab}
        hrefFor={(to) => hrefOf(refundQuery, { ...filters, tab: to })}
      />
      <RefundFilters
        values={filters}
        kept={tab === "all" ? {} : { tab }}
        clearHref={clearHref}
        isPending={list.state === "refetching"}
        onSubmit={(values) => void navigate(hrefOf(refundQuery, { tab, ...values }))}
      />
      {loaded && loaded.total > 0 && (
        <OrderExport
          of="refunds"
          count={loaded.total}
          onExport={(format) => void exporting.start({ query: { ...toRefundSearch(query), format } })}
          onCancel={exporting.cancel}
          {...(exporting.running ? { running: exporting.running } : {})}
        />
      )}
      <RefundList
        {...list}
        refunds={loaded?.refunds ?? []}
        ordersHref={hrefTo("uc-order")}
        clearHref={isFiltered(filters) ? clearHref : undefined}
      />
      <QueryPager of={refundQuery} query={query} loaded={loaded} />
    </UserCenterFrame>
  );
}
