import { TabLinks } from "@tradehall/ui/Tabs";
import { useIntl } from "react-intl";
import { invoiceStatusWords } from "../../messages/invoice.messages.ts";
import { listWords } from "../../messages/list.messages.ts";
import { words } from "./InvoiceTabs.messages.ts";

/** In the server's order: all, not issued yet, issued. */
export const invoiceTabs = ["all", "applying", "issued"] as const;
export type InvoiceTab = (typeof invoiceTabs)[number];

export interface InvoiceTabsProps {
  /** The tab that is open. */
  current: InvoiceTab;
  /** Address of a tab. */
  hrefFor: (tab: InvoiceTab) => string;
}

const labels = { ...invoiceStatusWords, all: listWords.all };

/** 全部 / 申请中 / 已开票 as links. */
export function InvoiceTabs({ current, hrefFor }: InvoiceTabsProps) {
  const intl = useIntl();
  return (
    <TabLinks
      current={current}
      label={intl.formatMessage(words.label)}
      tabs={invoiceTabs.map((id) => ({ id, label: intl.formatMessage(labels[id]), href: hrefFor(id) }))}
    />
  );
}
