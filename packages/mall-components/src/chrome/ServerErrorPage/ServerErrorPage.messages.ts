import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ServerErrorPage. */
export const words = defineMessages({
  text: { id: "serverErrorPage.text", defaultMessage: "您的操作没有丢失，请稍后重试。" },
  offline: { id: "serverErrorPage.offline", defaultMessage: "网络已断开" },
  offlineText: { id: "serverErrorPage.offlineText", defaultMessage: "网络恢复后，本页会自动打开。" },
  request: { id: "serverErrorPage.request", defaultMessage: "问题编号" },
  copy: { id: "serverErrorPage.copy", defaultMessage: "复制" },
});
