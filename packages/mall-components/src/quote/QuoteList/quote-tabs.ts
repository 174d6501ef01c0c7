import { pageMessages } from "../../account/UserCenterMenu/UserCenterMenu.messages.ts";
import { listWords } from "../../messages/list.messages.ts";
import { quoteStateMessages } from "../../messages/quote.messages.ts";

export const quoteTabs = {
  label: pageMessages.quotes,
  tabs: { all: listWords.all, ...quoteStateMessages },
} as const;
export type QuoteTab = keyof typeof quoteTabs.tabs;
