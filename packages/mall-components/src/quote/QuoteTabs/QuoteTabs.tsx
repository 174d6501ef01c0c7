import { quoteStates } from "@tradehall/mall-rules/states/purchase/quote";
import { TabLinks } from "@tradehall/ui/Tabs";
import { useIntl } from "react-intl";
import { pageMessages } from "../../account/UserCenterMenu/UserCenterMenu.messages.ts";
import { listWords } from "../../messages/list.messages.ts";
import { quoteStateMessages } from "../../messages/quote.messages.ts";

export const quoteTabs = ["all", ...quoteStates] as const;
export type QuoteTab = (typeof quoteTabs)[number];

export interface QuoteTabsProps {
  /** The tab that is open. */
  current: QuoteTab;
  /** Address of a tab. */
  hrefFor: (tab: QuoteTab) => string;
}

/** 全部 and each state of quotes as links. */
export function QuoteTabs({ current, hrefFor }: QuoteTabsProps) {
  const intl = useIntl();
  const nameOf = (tab: QuoteTab) => (tab === "all" ? listWords.all : quoteStateMessages[tab]);
  return (
    <TabLinks
      current={current}
      label={intl.formatMessage(pageMessages.quotes)}
      tabs={quoteTabs.map((id) => ({ id, label: intl.formatMessage(nameOf(id)), href: hrefFor(id) }))}
    />
  );
}
