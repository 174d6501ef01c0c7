import { defineMessages } from "../../messages/define-messages.ts";

/** Words of BoughtTabs. */
export const words = defineMessages({
  label: { id: "boughtTabs.label", defaultMessage: "购买记录排序" },
  latest: { id: "boughtTabs.latest", defaultMessage: "最近购买" },
  often: { id: "boughtTabs.often", defaultMessage: "买得最多" },
});
