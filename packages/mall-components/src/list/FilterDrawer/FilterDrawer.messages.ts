import { defineMessages } from "../../messages/define-messages.ts";

/** Words of FilterDrawer. */
export const words = defineMessages({
  filters: { id: "filterDrawer.filters", defaultMessage: "筛选" },
  results: { id: "filterDrawer.results", defaultMessage: "查看 {count} 个结果" },
});
