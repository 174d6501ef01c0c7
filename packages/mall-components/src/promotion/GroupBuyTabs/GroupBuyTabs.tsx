import { TabLinks } from "@tradehall/ui/Tabs";
import { useIntl } from "react-intl";
import { words } from "./GroupBuyTabs.messages.ts";

export const groupBuyTabs = ["running", "coming"] as const;
export type GroupBuyTab = (typeof groupBuyTabs)[number];

export interface GroupBuyTabsProps {
  /** The tab that is open. */
  current: GroupBuyTab;
  /** Address of a tab. */
  hrefFor: (tab: GroupBuyTab) => string;
}

/** 进行中 / 即将开始 as links. */
export function GroupBuyTabs({ current, hrefFor }: GroupBuyTabsProps) {
  const intl = useIntl();
  return (
    <TabLinks
      current={current}
      label={intl.formatMessage(words.label)}
      tabs={groupBuyTabs.map((id) => ({ id, label: intl.formatMessage(words[id]), href: hrefFor(id) }))}
    />
  );
}
