import { defineMessages } from "../../messages/define-messages.ts";

/** Words of SideRail. */
export const words = defineMessages({
  label: { id: "sideRail.label", defaultMessage: "快捷工具" },
  cart: { id: "sideRail.cart", defaultMessage: "购物车" },
  cartCount: { id: "sideRail.cartCount", defaultMessage: "购物车，{count} 件商品" },
  coupons: { id: "sideRail.coupons", defaultMessage: "优惠券" },
  favourites: { id: "sideRail.favourites", defaultMessage: "收藏" },
  footprints: { id: "sideRail.footprints", defaultMessage: "足迹" },
  service: { id: "sideRail.service", defaultMessage: "客服" },
  contact: { id: "sideRail.contact", defaultMessage: "联系客服" },
  hours: { id: "sideRail.hours", defaultMessage: "服务时间 5×8 小时" },
  noTel: { id: "sideRail.noTel", defaultMessage: "暂无客服电话" },
  chat: { id: "sideRail.chat", defaultMessage: "在线客服" },
  top: { id: "sideRail.top", defaultMessage: "返回顶部" },
  topShort: { id: "sideRail.topShort", defaultMessage: "顶部" },
});
