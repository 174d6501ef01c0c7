import { defineMessages } from "../../messages/define-messages.ts";

/** Words of GroupBuyTabs. */
export const words = defineMessages({
  label: { id: "groupBuyTabs.label", defaultMessage: "拼团活动" },
  running: { id: "groupBuyTabs.running", defaultMessage: "进行中" },
  coming: { id: "groupBuyTabs.coming", defaultMessage: "即将开始" },
});
