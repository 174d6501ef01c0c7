import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CouponList. */
export const words = defineMessages({
  unused: { id: "couponList.unused", defaultMessage: "没有可用的优惠券" },
  used: { id: "couponList.used", defaultMessage: "还没有用过优惠券" },
  expired: { id: "couponList.expired", defaultMessage: "没有过期的优惠券" },
  claimable: { id: "couponList.claimable", defaultMessage: "暂时没有可领的优惠券" },
  claimableHint: { id: "couponList.claimableHint", defaultMessage: "新的优惠券会在这里出现" },
  hint: { id: "couponList.hint", defaultMessage: "去领券中心看看有哪些可领" },
  failed: { id: "couponList.failed", defaultMessage: "优惠券加载失败" },
  usedAt: { id: "couponList.usedAt", defaultMessage: "{date} 使用" },
  taken: { id: "couponList.taken", defaultMessage: "已领 {percent, number}%" },
  left: { id: "couponList.left", defaultMessage: "剩 {count, number} 张" },
});

/** Names of its tabs. */
export const tabWords = defineMessages({
  tabs: { id: "couponList.tabs", defaultMessage: "优惠券状态" },
});
