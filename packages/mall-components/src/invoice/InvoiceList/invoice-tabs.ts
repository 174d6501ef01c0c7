import { invoiceStatusWords } from "../../messages/invoice.messages.ts";
import { listWords } from "../../messages/list.messages.ts";
import { tabWords } from "./InvoiceList.messages.ts";

/** In the server's order: all, not issued yet, issued. */
export const invoiceTabs = {
  label: tabWords.tabs,
  tabs: { all: listWords.all, applying: invoiceStatusWords.applying, issued: invoiceStatusWords.issued },
} as const;
export type InvoiceTab = keyof typeof invoiceTabs.tabs;
