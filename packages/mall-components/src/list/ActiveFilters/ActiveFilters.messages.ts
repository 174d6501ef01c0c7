import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ActiveFilters. */
export const words = defineMessages({
  label: { id: "activeFilters.label", defaultMessage: "已选条件" },
  remove: { id: "activeFilters.remove", defaultMessage: "移除{of}{value}" },
  of: { id: "activeFilters.of", defaultMessage: "{label}：" },
  clear: { id: "activeFilters.clear", defaultMessage: "清空筛选" },
});
