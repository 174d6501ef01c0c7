import { defineMessages } from "../../messages/define-messages.ts";

/** Words of AccountChangedDialog. */
export const words = defineMessages({
  title: { id: "accountChangedDialog.title", defaultMessage: "账号已切换" },
  text: {
    id: "accountChangedDialog.text",
    defaultMessage: "您已在其他页面登录了另一个账号，本页面需要重新加载。",
  },
  confirm: { id: "accountChangedDialog.confirm", defaultMessage: "重新加载" },
});
