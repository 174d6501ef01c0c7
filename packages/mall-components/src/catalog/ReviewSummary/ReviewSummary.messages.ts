import { defineMessages, type NoMessageValues } from "react-intl";

/** What the words of ReviewSummary are filled with. */
type Values = {
  rate: NoMessageValues;
  total: { count: string | number };
  filters: NoMessageValues;
};

/** Words of ReviewSummary. */
export const words = defineMessages<Values>({
  rate: { id: "reviewSummary.rate", defaultMessage: "好评率" },
  total: { id: "reviewSummary.total", defaultMessage: "{count} 条评价" },
  filters: { id: "reviewSummary.filters", defaultMessage: "评价筛选" },
});
