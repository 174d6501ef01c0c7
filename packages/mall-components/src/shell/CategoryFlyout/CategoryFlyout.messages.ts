import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CategoryFlyout. */
export const words = defineMessages({
  label: { id: "categoryFlyout.label", defaultMessage: "全部商品分类" },
  empty: { id: "categoryFlyout.empty", defaultMessage: "暂无分类" },
  loading: { id: "categoryFlyout.loading", defaultMessage: "加载中" },
  all: { id: "categoryFlyout.all", defaultMessage: "全部{name}" },
});
