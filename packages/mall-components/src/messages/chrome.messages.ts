import { defineMessages } from "./define-messages.ts";

/** Words of the chrome that several of its pieces, or pages, say. */
export const chromeWords = defineMessages({
  welcome: { id: "chrome.welcome", defaultMessage: "您好，欢迎光临" },
  signIn: { id: "chrome.signIn", defaultMessage: "请登录" },
  register: { id: "chrome.register", defaultMessage: "免费注册" },
  signOut: { id: "chrome.signOut", defaultMessage: "退出登录" },
  personalCentre: { id: "chrome.personalCentre", defaultMessage: "个人中心" },
  search: { id: "chrome.search", defaultMessage: "搜索" },
  allCategories: { id: "chrome.allCategories", defaultMessage: "全部商品分类" },
  service: { id: "chrome.service", defaultMessage: "客服" },
  cart: { id: "chrome.cart", defaultMessage: "购物车" },
  cartCount: { id: "chrome.cartCount", defaultMessage: "购物车，{count} 件商品" },
  quickOrder: { id: "chrome.quickOrder", defaultMessage: "快速下单" },
  closed: { id: "chrome.closed", defaultMessage: "暂停营业" },
  notices: { id: "chrome.notices", defaultMessage: "公告" },
  serverError: { id: "chrome.serverError", defaultMessage: "服务器出了点小差~" },
  notFound: { id: "chrome.notFound", defaultMessage: "页面未找到" },
  privacy: { id: "chrome.privacy", defaultMessage: "《隐私政策》" },
  reconnecting: { id: "chrome.reconnecting", defaultMessage: "正在重新连接" },
});
