import { defineMessages } from "../../messages/define-messages.ts";

/** Words of FacetPanel. */
export const words = defineMessages({
  label: { id: "facetPanel.label", defaultMessage: "筛选条件" },
  moreRows: { id: "facetPanel.moreRows", defaultMessage: "更多筛选" },
  fewerRows: { id: "facetPanel.fewerRows", defaultMessage: "收起筛选" },
  multiple: { id: "facetPanel.multiple", defaultMessage: "多选" },
  multipleOf: { id: "facetPanel.multipleOf", defaultMessage: "多选{label}" },
});
