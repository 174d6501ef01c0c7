import { defineMessages } from "./define-messages.ts";

/** What several pieces of the chat say. */
export const chatWords = defineMessages({
  online: { id: "chat.online", defaultMessage: "在线" },
  offline: { id: "chat.offline", defaultMessage: "离线" },
  send: { id: "chat.send", defaultMessage: "发送" },
  sendProduct: { id: "chat.sendProduct", defaultMessage: "发送商品" },
  sendOrder: { id: "chat.sendOrder", defaultMessage: "发送订单" },
  sendNamed: { id: "chat.sendNamed", defaultMessage: "发送商品：{title}" },
  sendOrderNamed: { id: "chat.sendOrderNamed", defaultMessage: "发送订单：{title}" },
  me: { id: "chat.me", defaultMessage: "我" },
  shop: { id: "chat.shop", defaultMessage: "客服" },
  searchHistory: { id: "chat.searchHistory", defaultMessage: "查找聊天记录" },
});
