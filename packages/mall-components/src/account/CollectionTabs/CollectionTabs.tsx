import { TabLinks } from "@tradehall/ui/Tabs";
import { useIntl } from "react-intl";
import { words } from "./CollectionTabs.messages.ts";

/** What can be kept. */
export const collectionTabs = ["products", "shops", "lists"] as const;
export type CollectionTab = (typeof collectionTabs)[number];

export interface CollectionTabsProps {
  /** The tab that is open. */
  current: CollectionTab;
  /** Address of a tab. */
  hrefFor: (tab: CollectionTab) => string;
}

/** 商品 / 店铺 / 采购清单 as links. */
export function CollectionTabs({ current, hrefFor }: CollectionTabsProps) {
  const intl = useIntl();
  return (
    <TabLinks
      current={current}
      label={intl.formatMessage(words.label)}
      tabs={collectionTabs.map((id) => ({ id, label: intl.formatMessage(words[id]), href: hrefFor(id) }))}
    />
  );
}
