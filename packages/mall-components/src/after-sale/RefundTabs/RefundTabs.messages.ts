import { defineMessages } from "../../messages/define-messages.ts";
import { listWords } from "../../messages/list.messages.ts";
import { refundStatusWords } from "../../messages/refund.messages.ts";

/** Words of RefundTabs. */
export const words = {
  ...defineMessages({
    label: { id: "refundTabs.label", defaultMessage: "退款状态" },
    open: { id: "refundTabs.open", defaultMessage: "处理中" },
  }),
  all: listWords.all,
  succeeded: refundStatusWords.succeeded,
  closed: refundStatusWords.closed,
};
