import { chromeWords } from "../../messages/chrome.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";

/** Words of NetworkBar. */
export const words = {
  ...defineMessages({
    offline: { id: "networkBar.offline", defaultMessage: "网络已断开，恢复后可继续操作。" },
  }),
  retrying: chromeWords.reconnecting,
};
