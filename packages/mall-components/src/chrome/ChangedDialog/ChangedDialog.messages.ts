import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ChangedDialog, by what has changed. */
export const words = {
  account: defineMessages({
    title: { id: "changedDialog.account.title", defaultMessage: "账号已切换" },
    text: {
      id: "changedDialog.account.text",
      defaultMessage: "您已在其他页面登录了另一个账号，本页面需要重新加载。",
    },
    confirm: { id: "changedDialog.account.confirm", defaultMessage: "重新加载" },
  }),
  dealer: defineMessages({
    title: { id: "changedDialog.dealer.title", defaultMessage: "信息更新" },
    text: { id: "changedDialog.dealer.text", defaultMessage: "您绑定的经销商信息已更新" },
    confirm: { id: "changedDialog.dealer.confirm", defaultMessage: "我知道了" },
  }),
};
