/** The overview of the user centre: its parts, and what they say where there is nothing. */
import type { Locale } from "./locale.ts";

export const centerWords = {
  orders: { zh_CN: "我的订单", en: "My orders" },
  refunds: { zh_CN: "退款/售后", en: "Refunds" },
  waiting: { zh_CN: "待办事项", en: "Waiting for me" },
  nothingWaits: { zh_CN: "没有待办事项", en: "Nothing waits for you" },
  toPay: { zh_CN: "待付款订单", en: "Orders to pay" },
  toReview: { zh_CN: "待评价订单", en: "Orders to review" },
  toInvoice: { zh_CN: "可开发票订单", en: "Orders to invoice" },
  toReturn: { zh_CN: "待寄回退货", en: "Goods to send back" },
  toMend: { zh_CN: "被拒绝的退款", en: "Refused refunds" },
  storeToMend: { zh_CN: "未通过的开店申请", en: "Store applications to edit" },
  latest: { zh_CN: "最近订单", en: "Latest order" },
  noOrder: { zh_CN: "还没有订单", en: "No order yet" },
  lowered: { zh_CN: "收藏商品降价", en: "Favourites with lower prices" },
  noneLowered: { zh_CN: "收藏的商品暂无降价", en: "No favourite costs less now" },
  bought: { zh_CN: "最近购买", en: "Bought lately" },
  noneBought: { zh_CN: "还没有购买记录", en: "Nothing bought yet" },
  balance: { zh_CN: "账户余额", en: "Balance" },
  points: { zh_CN: "积分", en: "Points" },
  coupons: { zh_CN: "优惠券", en: "Coupons" },
} as const satisfies Record<string, Record<Locale, string>>;

/** So many coupons end soon; undefined where none does. */
export const endingSoonText = (count: number, locale: Locale): string | undefined =>
  count > 0 ? { zh_CN: `${count} 张即将到期`, en: `${count} ending soon` }[locale] : undefined;
