import { TabLinks } from "@tradehall/ui/Tabs";
import { useIntl } from "react-intl";
import { words } from "./RefundTabs.messages.ts";

/** In the server's order: all, not over, succeeded, withdrawn or closed. */
export const refundTabs = ["all", "open", "succeeded", "closed"] as const;
export type RefundTab = (typeof refundTabs)[number];

export interface RefundTabsProps {
  /** The tab that is open. */
  current: RefundTab;
  /** Address of a tab. */
  hrefFor: (tab: RefundTab) => string;
}

/** 全部 / 处理中 / 退款成功 / 已关闭 as links. */
export function RefundTabs({ current, hrefFor }: RefundTabsProps) {
  const intl = useIntl();
  return (
    <TabLinks
      current={current}
      label={intl.formatMessage(words.label)}
      tabs={refundTabs.map((id) => ({ id, label: intl.formatMessage(words[id]), href: hrefFor(id) }))}
    />
  );
}
