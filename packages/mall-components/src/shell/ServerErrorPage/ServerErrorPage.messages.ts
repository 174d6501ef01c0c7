import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ServerErrorPage. */
export const words = defineMessages({
  title: { id: "serverErrorPage.title", defaultMessage: "服务器出了点小差~" },
  text: { id: "serverErrorPage.text", defaultMessage: "您的操作没有丢失，请稍后重试。" },
  retry: { id: "serverErrorPage.retry", defaultMessage: "重试" },
  home: { id: "serverErrorPage.home", defaultMessage: "返回首页" },
  request: { id: "serverErrorPage.request", defaultMessage: "问题编号" },
  copy: { id: "serverErrorPage.copy", defaultMessage: "复制" },
  copied: { id: "serverErrorPage.copied", defaultMessage: "已复制" },
});
