import { ListTabs } from "../../parts/ListTabs/ListTabs.tsx";
import { type OrderTab, orderTabs } from "../order-tab.ts";

export interface OrderTabsProps {
  /** The tab that is open. */
  current: OrderTab;
  /** Orders in each; zero and absent show no number, from 100 up "99+". */
  counts?: Partial<Record<OrderTab, number>>;
  /** Address of a tab. */
  hrefFor: (tab: OrderTab) => string;
}

/** 全部 / 待审批 / 待付款 / 待发货 / 待收货 / 待评价 / 已完成 / 已取消 / 回收站 as links, so that each has its own address. */
export function OrderTabs({ current, counts = {}, hrefFor }: OrderTabsProps) {
  // Most buyers need no approval.
  const isWithoutApproval = current !== "approval" && !counts.approval;
  return (
    <ListTabs
      counts={{ ...counts, all: 0 }}
      current={current}
      hidden={isWithoutApproval ? "approval" : undefined}
      hrefFor={hrefFor}
      of={orderTabs}
    />
  );
}
