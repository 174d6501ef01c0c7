import { TabLinks } from "@tradehall/ui/Tabs";
import { useIntl } from "react-intl";
import { words } from "./WishlistTabs.messages.ts";

/** What can be kept. */
export const wishlistTabs = ["products", "shops", "lists"] as const;
export type WishlistTab = (typeof wishlistTabs)[number];

export interface WishlistTabsProps {
  /** The tab that is open. */
  current: WishlistTab;
  /** Address of a tab. */
  hrefFor: (tab: WishlistTab) => string;
}

/** 商品 / 店铺 / 采购清单 as links. */
export function WishlistTabs({ current, hrefFor }: WishlistTabsProps) {
  const intl = useIntl();
  return (
    <TabLinks
      current={current}
      label={intl.formatMessage(words.label)}
      tabs={wishlistTabs.map((id) => ({ id, label: intl.formatMessage(words[id]), href: hrefFor(id) }))}
    />
  );
}
