import { defineMessages } from "react-intl";

/** Words of HotWords. */
export const words = defineMessages({
  label: { id: "hotWords.label", defaultMessage: "热门搜索" },
});
