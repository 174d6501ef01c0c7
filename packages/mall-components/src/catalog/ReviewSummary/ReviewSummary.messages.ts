import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ReviewSummary. */
export const words = defineMessages({
  rate: { id: "reviewSummary.rate", defaultMessage: "好评率" },
  filters: { id: "reviewSummary.filters", defaultMessage: "评价筛选" },
});
