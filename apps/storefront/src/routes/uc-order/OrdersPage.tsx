import { ListPager } from "@tradehall/mall-components/catalog/ListPager";
import type { OrderCardView } from "@tradehall/mall-components/trade/OrderCard";
import { OrderFilters, type OrderPeriod } from "@tradehall/mall-components/trade/OrderFilters";
import { OrderList } from "@tradehall/mall-components/trade/OrderList";
import { type OrderTab, OrderTabs } from "@tradehall/mall-components/trade/OrderTabs";
import { Stack } from "@tradehall/ui/Stack";
import { useNavigate, useNavigation, useRevalidator } from "react-router-dom";
import { orderHref, useOrderActions } from "../../browser/use-order-actions.tsx";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";

interface OrdersPageProps {
  tab: OrderTab;
  period: OrderPeriod;
  keyword: string;
  page: number;
  pageCount: number;
  orders: OrderCardView[];
  counts: Partial<Record<OrderTab, number>>;
}

const address = "/user-center/uc-order";

function hrefOf(parts: { status?: string; keyword?: string; period?: string; page?: string }): string {
  const search = new URLSearchParams(
    Object.entries(parts).filter(([, value]) => value && value !== "all" && value !== "1"),
  );
  return search.size > 0 ? `${address}?${search}` : address;
}

export function OrdersPage({ tab, period, keyword, page, pageCount, orders, counts }: OrdersPageProps) {
  const { act, pending, dialog } = useOrderActions();
  const navigate = useNavigate();
  const isRefreshing = useNavigation().location?.pathname === address;
  const revalidator = useRevalidator();
  const clearHref = hrefOf({ status: tab });
  return (
    <UserCenterFrame current="uc-order">
      <Stack space="m">
        <OrderTabs current={tab} counts={counts} hrefFor={(to) => hrefOf({ status: to, keyword, period })} />
        <OrderFilters
          keyword={keyword}
          period={period}
          kept={tab === "all" ? {} : { status: tab }}
          clearHref={clearHref}
          isPending={isRefreshing}
          onSubmit={(values) => void navigate(hrefOf({ status: tab, ...values }))}
        />
        <OrderList
          orders={orders}
          tab={tab}
          isFiltered={keyword !== "" || period !== "all"}
          clearHref={clearHref}
          isRefreshing={isRefreshing}
          onAction={act}
          hrefFor={orderHref}
          onExpire={() => void revalidator.revalidate()}
          {...(pending ? { pending } : {})}
        />
        <ListPager
          page={page}
          pageCount={pageCount}
          hrefForPage={(to) => hrefOf({ status: tab, keyword, period, page: String(to) })}
        />
      </Stack>
      {dialog}
    </UserCenterFrame>
  );
}
