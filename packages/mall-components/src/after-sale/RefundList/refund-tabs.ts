import { listWords } from "../../messages/list.messages.ts";
import { refundStatusWords } from "../../messages/refund.messages.ts";
import { tabWords } from "./RefundList.messages.ts";

/** In the server's order: all, not over, succeeded, withdrawn or closed. */
export const refundTabs = {
  label: tabWords.tabs,
  tabs: {
    all: listWords.all,
    open: tabWords.open,
    succeeded: refundStatusWords.succeeded,
    closed: refundStatusWords.closed,
  },
} as const;
export type RefundTab = keyof typeof refundTabs.tabs;
