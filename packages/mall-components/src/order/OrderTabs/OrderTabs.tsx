import { Badge } from "@tradehall/ui/Badge";
import { TabLinks } from "@tradehall/ui/Tabs";
import { useIntl } from "react-intl";
import { listWords } from "../../messages/list.messages.ts";
import { orderWords } from "../../messages/order.messages.ts";
import { orderStatusMessages } from "../OrderStatusTag/OrderStatusTag.messages.ts";
import { type OrderTab, orderTabStatus, orderTabs } from "../order-tab.ts";
import { messages } from "./OrderTabs.messages.ts";

export interface OrderTabsProps {
  /** The tab that is open. */
  current: OrderTab;
  /** Orders in each; zero and absent show no number, from 100 up "99+". */
  counts?: Partial<Record<OrderTab, number>>;
  /** Address of a tab. */
  hrefFor: (tab: OrderTab) => string;
}

const countText = (count: number) => (count > 99 ? "99+" : String(count));

/** 全部 / 待审批 / 待付款 / 待发货 / 待收货 / 待评价 / 已完成 / 已取消 / 回收站 as links, so that each has its own address. */
export function OrderTabs({ current, counts = {}, hrefFor }: OrderTabsProps) {
  const intl = useIntl();
  const nameOf = (tab: OrderTab) => {
    const status = orderTabStatus(tab);
    if (status) return orderStatusMessages[status];
    return tab === "trash" ? messages.trash : listWords.all;
  };
  return (
    <TabLinks
      current={current}
      label={intl.formatMessage(orderWords.status)}
      // Most buyers need no approval.
      tabs={orderTabs
        .filter((id) => id !== "approval" || id === current || counts[id])
        .map((id) => ({
          id,
          label: intl.formatMessage(nameOf(id)),
          badge:
            id !== "all" && counts[id] ? <Badge text={countText(counts[id])} tone="neutral" /> : undefined,
          href: hrefFor(id),
        }))}
    />
  );
}
