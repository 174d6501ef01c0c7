import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ListTrail. */
export const words = defineMessages({
  label: { id: "listTrail.label", defaultMessage: "当前位置" },
  results: { id: "listTrail.results", defaultMessage: "共找到 {count} 种商品" },
  corrected: {
    id: "listTrail.corrected",
    defaultMessage: "没有找到“{keyword}”，以下是“{correctedTo}”的搜索结果",
  },
  keyword: { id: "listTrail.keyword", defaultMessage: "“{keyword}”" },
});
