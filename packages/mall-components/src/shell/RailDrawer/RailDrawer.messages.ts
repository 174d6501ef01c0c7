import { defineMessages } from "../../messages/define-messages.ts";

/** Words of RailDrawer. */
export const words = defineMessages({
  close: { id: "railDrawer.close", defaultMessage: "关闭" },
  loading: { id: "railDrawer.loading", defaultMessage: "加载中" },
  failed: { id: "railDrawer.failed", defaultMessage: "加载失败" },
  failedText: { id: "railDrawer.failedText", defaultMessage: "请检查网络后重试" },
  retry: { id: "railDrawer.retry", defaultMessage: "重试" },
  cart: { id: "railDrawer.cart", defaultMessage: "购物车" },
  coupons: { id: "railDrawer.coupons", defaultMessage: "优惠券" },
  favourites: { id: "railDrawer.favourites", defaultMessage: "我的收藏" },
  footprints: { id: "railDrawer.footprints", defaultMessage: "我的足迹" },
  all: { id: "railDrawer.all", defaultMessage: "查看全部" },
});
