import { defineMessages, type NoMessageValues } from "react-intl";

/** What the words of ActiveFilters are filled with. */
type Values = {
  label: NoMessageValues;
  remove: { label: string | number; value: string | number };
  clear: NoMessageValues;
};

/** Words of ActiveFilters. */
export const words = defineMessages<Values>({
  label: { id: "activeFilters.label", defaultMessage: "已选条件" },
  remove: { id: "activeFilters.remove", defaultMessage: "移除{label}：{value}" },
  clear: { id: "activeFilters.clear", defaultMessage: "清空筛选" },
});
