import { defineMessages } from "../../messages/define-messages.ts";

/** Words of HotWords. */
export const words = defineMessages({
  label: { id: "hotWords.label", defaultMessage: "热门搜索" },
});
