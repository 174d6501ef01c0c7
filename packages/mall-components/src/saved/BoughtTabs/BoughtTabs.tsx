import { TabLinks } from "@tradehall/ui/Tabs";
import { useIntl } from "react-intl";
import { words } from "./BoughtTabs.messages.ts";

/** By what goods bought before are listed, and the way to order by a list of codes. */
const boughtTabs = ["latest", "often", "quick"] as const;
export type BoughtTab = (typeof boughtTabs)[number];

export interface BoughtTabsProps {
  /** The tab that is open. */
  current: BoughtTab;
  /** Address of a tab. */
  hrefFor: (tab: BoughtTab) => string;
}

/** 最近购买 / 买得最多 / 快速下单 as links. */
export function BoughtTabs({ current, hrefFor }: BoughtTabsProps) {
  const intl = useIntl();
  return (
    <TabLinks
      current={current}
      label={intl.formatMessage(words.label)}
      tabs={boughtTabs.map((id) => ({ id, label: intl.formatMessage(words[id]), href: hrefFor(id) }))}
    />
  );
}
