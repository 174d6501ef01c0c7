import { chromeWords } from "../../messages/chrome.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";
import { storeWords } from "../../messages/store.messages.ts";
import { wishlistWords } from "../../messages/wishlist.messages.ts";

/** Words of UserCenterMenu. */
export const messages = defineMessages({
  label: { id: "userCenterMenu.label", defaultMessage: "个人中心菜单" },
});

/** Headings of the menu. */
export const groupMessages = defineMessages({
  orders: { id: "userCenterMenu.group.orders", defaultMessage: "订单中心" },
  assets: { id: "userCenterMenu.group.assets", defaultMessage: "资产中心" },
  interests: { id: "userCenterMenu.group.interests", defaultMessage: "关注中心" },
  papers: { id: "userCenterMenu.group.papers", defaultMessage: "地址与发票" },
  account: { id: "userCenterMenu.group.account", defaultMessage: "账号与企业" },
});

/** Names of the pages. */
export const pageMessages = {
  ...defineMessages({
    "uc-order": { id: "userCenterMenu.page.uc-order", defaultMessage: "我的订单" },
    quotes: { id: "userCenterMenu.page.quotes", defaultMessage: "询价单" },
    "uc-return": { id: "userCenterMenu.page.uc-return", defaultMessage: "退款/售后" },
    "uc-comments": { id: "userCenterMenu.page.uc-comments", defaultMessage: "我的评价" },
    "uc-history": { id: "userCenterMenu.page.uc-history", defaultMessage: "购买记录" },
    "uc-coupons": { id: "userCenterMenu.page.uc-coupons", defaultMessage: "我的优惠券" },
    "uc-balance": { id: "userCenterMenu.page.uc-balance", defaultMessage: "账户余额" },
    "uc-bill": { id: "userCenterMenu.page.uc-bill", defaultMessage: "账单" },
    "member-center": { id: "userCenterMenu.page.member-center", defaultMessage: "会员中心" },
    "uc-integral": { id: "userCenterMenu.page.uc-integral", defaultMessage: "我的积分" },
    "uc-collection": { id: "userCenterMenu.page.uc-collection", defaultMessage: "我的收藏" },
    "uc-footprint": { id: "userCenterMenu.page.uc-footprint", defaultMessage: "我的足迹" },
    "uc-message": { id: "userCenterMenu.page.uc-message", defaultMessage: "消息中心" },
    "uc-address": { id: "userCenterMenu.page.uc-address", defaultMessage: "收货地址" },
    "uc-invoice": { id: "userCenterMenu.page.uc-invoice", defaultMessage: "我的发票" },
    "uc-addInvoiceHeader": { id: "userCenterMenu.page.uc-addInvoiceHeader", defaultMessage: "发票抬头" },
    "uc-enterprise": { id: "userCenterMenu.page.uc-enterprise", defaultMessage: "企业信息" },
    "uc-account": { id: "userCenterMenu.page.uc-account", defaultMessage: "账号信息" },
    "uc-password": { id: "userCenterMenu.page.uc-password", defaultMessage: "修改密码" },
  }),
  "open-shop": storeWords.open,
  "uc-shopaccount": storeWords.account,
  index: chromeWords.personalCentre,
  "purchase-lists": wishlistWords.lists,
  "quick-order": chromeWords.quickOrder,
};
