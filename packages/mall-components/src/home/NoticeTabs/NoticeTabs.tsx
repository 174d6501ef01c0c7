import { TabLinks } from "@tradehall/ui/Tabs";
import { useIntl } from "react-intl";
import { words } from "./NoticeTabs.messages.ts";

export const noticeTabs = ["all", "platform", "shop"] as const;
export type NoticeTab = (typeof noticeTabs)[number];

export interface NoticeTabsProps {
  /** The tab that is open. */
  current: NoticeTab;
  /** Address of a tab. */
  hrefFor: (tab: NoticeTab) => string;
  /** The buyer's shop, whose tab bears its name; without one there is no such tab. */
  shopName?: string;
}

/** Whose announcements: everybody's, the platform's, the shop's. */
export function NoticeTabs({ current, hrefFor, shopName }: NoticeTabsProps) {
  const intl = useIntl();
  const shown = noticeTabs.filter((id) => id !== "shop" || shopName);
  return (
    <TabLinks
      current={current}
      label={intl.formatMessage(words.label)}
      tabs={shown.map((id) => ({
        id,
        label: id === "shop" && shopName ? shopName : intl.formatMessage(words[id]),
        href: hrefFor(id),
      }))}
    />
  );
}
