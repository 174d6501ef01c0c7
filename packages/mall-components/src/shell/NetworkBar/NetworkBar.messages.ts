import { defineMessages } from "../../messages/define-messages.ts";

/** Words of NetworkBar. */
export const words = defineMessages({
  offline: { id: "networkBar.offline", defaultMessage: "网络已断开，您填写的内容仍然保留。" },
  retrying: { id: "networkBar.retrying", defaultMessage: "正在重新连接" },
});
