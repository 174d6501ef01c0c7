import { defineMessages } from "react-intl";

/** Words of DetailTabs. */
export const words = defineMessages({
  label: { id: "detailTabs.label", defaultMessage: "商品信息" },
});
