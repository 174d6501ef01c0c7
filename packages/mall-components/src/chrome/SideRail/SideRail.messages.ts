import { chromeWords } from "../../messages/chrome.messages.ts";
import { couponWords } from "../../messages/coupon.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";

/** Words of SideRail. */
export const words = {
  ...defineMessages({
    label: { id: "sideRail.label", defaultMessage: "快捷工具" },
    wishlist: { id: "sideRail.wishlist", defaultMessage: "收藏" },
    footprints: { id: "sideRail.footprints", defaultMessage: "足迹" },
    contact: { id: "sideRail.contact", defaultMessage: "联系客服" },
    hours: { id: "sideRail.hours", defaultMessage: "服务时间 5×8 小时" },
    noTel: { id: "sideRail.noTel", defaultMessage: "暂无客服电话" },
    chat: { id: "sideRail.chat", defaultMessage: "在线客服" },
    topShort: { id: "sideRail.topShort", defaultMessage: "顶部" },
  }),
  cart: chromeWords.cart,
  service: chromeWords.service,
  coupons: couponWords.coupons,
};
