import { chromeWords } from "../../messages/chrome.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";

/** Words of BoughtTabs. */
export const words = {
  ...defineMessages({
    label: { id: "boughtTabs.label", defaultMessage: "购买方式" },
    latest: { id: "boughtTabs.latest", defaultMessage: "最近购买" },
    often: { id: "boughtTabs.often", defaultMessage: "买得最多" },
  }),
  quick: chromeWords.quickOrder,
};
