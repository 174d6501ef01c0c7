/** Why points and balance moved, and what is said of them, as every page says it. */
import { pointLimits } from "../limits/index.ts";
import { thousands } from "../money/index.ts";
import type { BalanceSource, PointSource } from "../states/payment/ledger.ts";
import type { Locale, Sentence } from "./locale.ts";

export const balanceSourceWords: Record<BalanceSource, Sentence> = {
  payment: { zh_CN: "订单支付", en: "Order paid" },
  topUp: { zh_CN: "充值", en: "Top-up" },
  refund: { zh_CN: "退款", en: "Refund" },
  platform: { zh_CN: "平台调整", en: "Changed by the platform" },
  repayment: { zh_CN: "账期还款", en: "Account terms repaid" },
  transferExcess: { zh_CN: "对公转账多付款项", en: "Bank transfer overpaid" },
  membership: { zh_CN: "开通会员", en: "Membership" },
};

export const pointSourceWords: Record<PointSource, Sentence> = {
  order: { zh_CN: "订单完成", en: "Order received" },
  spent: { zh_CN: "积分抵扣", en: "Paid with points" },
  returned: { zh_CN: "积分退回", en: "Points returned" },
  lapsed: { zh_CN: "积分过期", en: "Points expired" },
  checkIn: { zh_CN: "每日签到", en: "Daily sign-in" },
  exchange: { zh_CN: "积分兑换", en: "Exchanged for goods" },
  takenBack: { zh_CN: "退款扣回", en: "Taken back after a refund" },
  task: { zh_CN: "任务奖励", en: "Task completed" },
  birthday: { zh_CN: "生日礼", en: "Birthday gift" },
};

export const walletWords = {
  balanceLedger: { zh_CN: "余额明细", en: "Balance transactions" },
  pointLedger: { zh_CN: "积分明细", en: "Points transactions" },
  toppedUp: { zh_CN: "充值成功，¥{amount} 已到账", en: "¥{amount} has been added to your balance" },
} as const satisfies Record<string, Sentence>;

/** 800 积分将于 2028-12-31 过期 */
export const lapsingText = (score: number, day: string, locale: Locale): string =>
  locale === "en"
    ? `${thousands(String(score))} points expire on ${day}`
    : `${thousands(String(score))} 积分将于 ${day} 过期`;

/** What points are worth in an order (Spec §5). */
export const pointsWorthText = (locale: Locale): string => {
  const { perYuanValue, multipleOf } = pointLimits;
  return locale === "en"
    ? `${perYuanValue} points take off ¥1, in multiples of ${multipleOf}`
    : `${perYuanValue} 积分抵 ¥1，使用 ${multipleOf} 的倍数`;
};
