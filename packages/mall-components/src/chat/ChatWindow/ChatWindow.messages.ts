import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ChatWindow. */
export const words = defineMessages({
  choose: { id: "chatWindow.choose", defaultMessage: "选择一个会话" },
  chooseText: { id: "chatWindow.chooseText", defaultMessage: "消息、图片、商品和订单都会显示在这里" },
  aside: { id: "chatWindow.aside", defaultMessage: "可发送的商品和订单" },
});
