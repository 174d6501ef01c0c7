import { defineMessages } from "./define-messages.ts";

/** Why a shop is not open. */
export const shopStateWords = defineMessages({
  suspended: { id: "shopState.suspended", defaultMessage: "停业中" },
  offline: { id: "shopState.offline", defaultMessage: "已下线" },
  notYetOpen: { id: "shopState.notYetOpen", defaultMessage: "未营业" },
});
