import { defineMessages, type NoMessageValues } from "react-intl";

/** What the words of ListTrail are filled with. */
type Values = {
  label: NoMessageValues;
  results: { count: string | number };
  keyword: { keyword: string | number };
};

/** Words of ListTrail. */
export const words = defineMessages<Values>({
  label: { id: "listTrail.label", defaultMessage: "当前位置" },
  results: { id: "listTrail.results", defaultMessage: "共找到 {count} 件商品" },
  keyword: { id: "listTrail.keyword", defaultMessage: "“{keyword}”" },
});
