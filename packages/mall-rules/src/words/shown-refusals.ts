import { activityStatusWords } from "./activity-status.ts";

/**
 * Refusals that a screen says itself before anyone is asked, in the server's words. Apart from the rest, which no
 * browser needs: they would weigh a kilobyte and a half of each first view.
 */
export const shownRefusalWords = {
  insufficientInventory: { zh_CN: "库存不足", en: "Insufficient inventory" },
  eventNotStarted: { zh_CN: "活动未开始", en: "Event not started" },
  eventEnded: { zh_CN: "活动已结束", en: "The event has ended" },
  depositNotStarted: { zh_CN: "定金支付尚未开始", en: "The deposit cannot be paid yet" },
  depositOver: { zh_CN: "定金支付已结束", en: "The time for deposits is over" },
  soldOut: { zh_CN: "商品已售罄或无货", en: "Product out of stock or not in stock" },
  // Of an activity's own pieces, as its card and its clock say it (activities.ts).
  soldOutForNow: activityStatusWords.soldOutForNow,
  activitySoldOut: activityStatusWords.soldOut,
  orderExpired: { zh_CN: "订单已过期，请重新下单", en: "Order has expired, please place a new order" },
  qrExpired: { zh_CN: "二维码已过期，请重新下单", en: "QR code has expired, please place a new order" },
  insufficientBalance: {
    zh_CN: "余额不足（当前余额 ¥{balance}）",
    en: "Insufficient balance (current balance ¥{balance})",
  },
  selectAtLeastOne: { zh_CN: "请至少选择一件商品", en: "Please select at least one item" },
  settleLimit: {
    zh_CN: "购物车最多支持 {max} 件商品同时结算",
    en: "The shopping cart supports up to {max} items settled together",
  },
  notForSale: { zh_CN: "该商品已不可购买", en: "This product is no longer available for purchase" },
  noLogistics: { zh_CN: "暂无物流信息", en: "No logistics information" },
  shopClosed: {
    zh_CN: "当前店铺已暂停营业，无法查看",
    en: "The current shop is suspended and cannot be viewed",
  },
  addressNeeded: { zh_CN: "请选择收货地址", en: "Please choose a delivery address" },
  purchaseHidden: {
    zh_CN: "当前店铺暂未向您开放采购，请联系您的经销商",
    en: "This shop is not open to you for purchase yet, please contact your dealer",
  },
} as const satisfies Record<string, { zh_CN: string; en: string }>;
