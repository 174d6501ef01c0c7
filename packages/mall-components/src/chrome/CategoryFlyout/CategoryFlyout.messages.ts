import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CategoryFlyout. */
export const words = defineMessages({
  empty: { id: "categoryFlyout.empty", defaultMessage: "暂无分类" },
  all: { id: "categoryFlyout.all", defaultMessage: "全部{name}" },
});
