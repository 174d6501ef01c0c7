import { chromeWords } from "../../messages/chrome.messages.ts";
import { couponWords } from "../../messages/coupon.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";

/** Words of RailDrawer. */
export const words = {
  ...defineMessages({
    wishlist: { id: "railDrawer.wishlist", defaultMessage: "我的收藏" },
    footprints: { id: "railDrawer.footprints", defaultMessage: "我的足迹" },
    all: { id: "railDrawer.all", defaultMessage: "查看全部" },
  }),
  cart: chromeWords.cart,
  coupons: couponWords.coupons,
};
