import { defineMessages } from "../../messages/define-messages.ts";

/** Words of DealerChangedDialog. */
export const words = defineMessages({
  title: { id: "dealerChangedDialog.title", defaultMessage: "信息更新" },
  text: { id: "dealerChangedDialog.text", defaultMessage: "您绑定的经销商信息已更新" },
  confirm: { id: "dealerChangedDialog.confirm", defaultMessage: "我知道了" },
});
