import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ExpiredLines. */
export const messages = defineMessages({
  title: { id: "expiredLines.title", defaultMessage: "失效商品（{count}）" },
  clear: { id: "expiredLines.clear", defaultMessage: "清空失效商品" },
  expired: { id: "expiredLines.expired", defaultMessage: "已失效" },
});
