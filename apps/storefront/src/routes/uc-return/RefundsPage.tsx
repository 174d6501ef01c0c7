import { ListPager } from "@tradehall/mall-components/catalog/ListPager";
import { type RefundCardView, RefundList } from "@tradehall/mall-components/trade/RefundList";
import { RefundTabs } from "@tradehall/mall-components/trade/RefundTabs";
import { Stack } from "@tradehall/ui/Stack";
import { hrefOf, type ListValues } from "../../adapters/list-query.ts";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { hrefTo } from "../../href-to.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import { refundQuery } from "./refund-query.ts";

interface RefundsPageProps {
  query: ListValues<typeof refundQuery>;
  loaded: { pageCount: number; refunds: RefundCardView[] } | undefined;
}

export function RefundsPage({ query, loaded }: RefundsPageProps) {
  const { tab, page } = query;
  const list = useListState(loaded);
  return (
    <UserCenterFrame>
      <Stack space="m">
        <RefundTabs current={tab} hrefFor={(to) => hrefOf(refundQuery, { tab: to })} />
        <RefundList {...list} refunds={loaded?.refunds ?? []} ordersHref={hrefTo("uc-order")} />
        <ListPager
          page={page}
          pageCount={loaded?.pageCount ?? 0}
          hrefForPage={(to) => hrefOf(refundQuery, { tab, page: to })}
        />
      </Stack>
    </UserCenterFrame>
  );
}
