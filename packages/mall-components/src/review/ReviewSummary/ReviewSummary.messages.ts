import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ReviewSummary. */
export const words = defineMessages({
  rate: { id: "reviewSummary.rate", defaultMessage: "好评率" },
  score: { id: "reviewSummary.score", defaultMessage: "平均 {score, number} 分" },
  tags: { id: "reviewSummary.tags", defaultMessage: "评价标签" },
  filters: { id: "reviewSummary.filters", defaultMessage: "评价筛选" },
});
