/** The points mall: what the server refuses, writes, and says on every page. */
import { thousands } from "../money/index.ts";
import { type ExchangeBlock, missingPoints } from "../states/membership/exchange.ts";
import type { Locale, Sentence } from "./locale.ts";

export const exchangeRefusalWords = {
  pointsShort: {
    zh_CN: "积分不足，还差 {missing} 积分",
    en: "You do not have enough points: {missing} more are needed",
  },
  exchangeLimit: {
    zh_CN: "每人限兑 {max} 件，您还可兑换 {left} 件",
    en: "Up to {max} for each person, you may still redeem {left}",
  },
  exchangeGone: {
    zh_CN: "该商品的兑换名额已用完",
    en: "All that is offered for points has been redeemed",
  },
  exchangeOver: { zh_CN: "兑换名额仅剩 {left} 件", en: "Only {left} are left to redeem" },
  exchangeMissing: { zh_CN: "该商品不支持积分兑换", en: "This product is not redeemed with points" },
} as const satisfies Record<string, Sentence>;

export const exchangeMessageWords = {
  pointsLapsing: {
    title: { zh_CN: "积分即将过期", en: "Points expire soon" },
    content: {
      zh_CN: "您有 {score} 积分将于 {date} 过期，可前往积分商城兑换商品。",
      en: "{score} of your points expire on {date}. You can redeem them in the points mall.",
    },
  },
};

/** So few that they are counted. */
const fewLeft = 20;

export const exchangeWords = {
  /** Of the terms of an order of the points mall. */
  terms: {
    zh_CN: "积分商品包邮，兑换后不支持退款；积分不与优惠券及其他活动同享。",
    en: "Points goods are sent free of charge and cannot be refunded. Coupons and other offers do not apply.",
  },
  ordinary: { zh_CN: "前往普通商品页购买", en: "Buy it on its ordinary page" },
  redeem: { zh_CN: "去积分商城兑换", en: "Redeem in the points mall" },
  back: { zh_CN: "返回积分商品", en: "Back to the points product" },
  price: { zh_CN: "兑换价", en: "Costs" },
} as const satisfies Record<string, Sentence>;

/** 还差 120 积分; empty where there are enough. */
export function missingText(owned: number, needed: number, locale: Locale): string {
  const missing = missingPoints(owned, needed);
  if (missing === 0) return "";
  return locale === "en"
    ? `${thousands(String(missing))} more needed`
    : `还差 ${thousands(String(missing))} 积分`;
}

const blockWords: Record<ExchangeBlock, Sentence> = {
  soldOut: { zh_CN: "已兑完", en: "All redeemed" },
  exchangeGone: { zh_CN: "已兑完", en: "All redeemed" },
  exchangeLimit: { zh_CN: "已达每人限兑数量", en: "Your limit is reached" },
  pointsShort: { zh_CN: "积分不足", en: "Not enough points" },
};

export const exchangeBlockText = (why: ExchangeBlock, locale: Locale): string => blockWords[why][locale];

/** 积分充足 */
export const enoughText = (locale: Locale): string => (locale === "en" ? "Enough points" : "积分充足");

interface Limits {
  perUser: number;
  redeemed: number;
  left: number | null;
}

/** 每人限兑 2 件，已兑 1 件，仅剩 3 件; empty without limits. What is left of many is not worth a word. */
export function exchangeLimitText({ perUser, redeemed, left }: Limits, unit: string, locale: Locale): string {
  const isEnglish = locale === "en";
  const parts = [
    ...(perUser > 0 ? [isEnglish ? `Up to ${perUser} per person` : `每人限兑 ${perUser} ${unit}`] : []),
    ...(perUser > 0 && redeemed > 0 ? [isEnglish ? `${redeemed} redeemed` : `已兑 ${redeemed} ${unit}`] : []),
    ...(left !== null && left > 0 && left <= fewLeft
      ? [isEnglish ? `${left} left` : `仅剩 ${left} ${unit}`]
      : []),
  ];
  return parts.join(isEnglish ? ", " : "，");
}
