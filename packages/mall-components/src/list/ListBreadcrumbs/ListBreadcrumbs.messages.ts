import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ListBreadcrumbs. */
export const words = defineMessages({
  label: { id: "listBreadcrumbs.label", defaultMessage: "当前位置" },
  results: { id: "listBreadcrumbs.results", defaultMessage: "共找到 {count} 种商品" },
  corrected: {
    id: "listBreadcrumbs.corrected",
    defaultMessage: "没有找到“{keyword}”，以下是“{correctedTo}”的搜索结果",
  },
  keyword: { id: "listBreadcrumbs.keyword", defaultMessage: "“{keyword}”" },
});
