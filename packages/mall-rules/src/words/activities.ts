/** What a product's page says about the activity it is in. */
import { priceText, type YuanText } from "../money/index.ts";
import type { ActivityKind, ActivityStatus } from "../states/promotion/activity.ts";
import { chinaDate, chinaTime, dayMs } from "../time/china-time.ts";
import { activityStatusWords } from "./activity-status.ts";
import type { Locale } from "./locale.ts";
import { lookup } from "./lookup.ts";
import { shownRefusalWords } from "./shown-refusals.ts";

const prices: Record<ActivityKind, Record<Locale, string>> = {
  special: { zh_CN: "优惠价", en: "Offer price" },
  seckill: { zh_CN: "秒杀价", en: "Flash-sale price" },
  grouping: { zh_CN: "拼团价", en: "Group price" },
};

const times: Record<ActivityStatus, Record<Locale, string>> = {
  notStarted: { zh_CN: "距开始", en: "Starts in" },
  inProgress: { zh_CN: "距结束", en: "Ends in" },
  ...activityStatusWords,
  ended: { zh_CN: "已结束", en: "Ended" },
};

const ended = { ...activityStatusWords, ended: shownRefusalWords.eventEnded };

interface Activity {
  kind: ActivityKind;
  name: string;
  /** Lowest price in it, yuan. */
  price: YuanText;
}

/** Its name and its price, e.g. 今日秒杀场 · 秒杀价 ¥59.90. */
export const activityText = ({ kind, name, price }: Activity, locale: Locale): string =>
  `${name} · ${lookup(prices, kind, prices.special)[locale]} ¥${priceText(price)}`;

/** What is before its clock, or instead of it. */
export const activityTimeText = (status: ActivityStatus, locale: Locale): string =>
  lookup(times, status, times.ended)[locale];

export const activityPriceText = (kind: ActivityKind, locale: Locale): string => prices[kind][locale];

/** The price that goods will have in an activity which has not begun. */
export const offerPriceText = (yuan: YuanText, locale: Locale): string =>
  `${prices.special[locale]} ¥${priceText(yuan)}`;

/** When a round begins, by the hour; of another day than today's by its name, too. */
export function roundTimeText(startsAt: number, now: number, locale: Locale): string {
  const hour = chinaTime(startsAt).slice(11, 16);
  const day = chinaDate(startsAt);
  if (day === chinaDate(now)) return hour;
  const tomorrow = locale === "en" ? "Tomorrow" : "明日";
  return `${day === chinaDate(now + dayMs) ? tomorrow : day.slice(5)} ${hour}`;
}

/** What a buyer may have of goods in a flash sale, and has. */
export function limitText(max: number, bought: number, unit: string, locale: Locale): string {
  if (locale === "en") return `Up to ${max} ${unit} each${bought > 0 ? `, you have ${bought}` : ""}`;
  return `每人限购 ${max} ${unit}${bought > 0 ? `，您已购买 ${bought} ${unit}` : ""}`;
}

/** Leads from a product to its page in the flash sale. */
export const toFlashSaleText: Record<Locale, string> = { zh_CN: "去抢购", en: "To the flash sale" };

/** Leads from an activity that is over, or has not begun, to the product at its ordinary price. */
export const ordinaryText: Record<Locale, string> = { zh_CN: "原价购买", en: "Buy at the ordinary price" };

/** Over the goods of an activity that takes nothing off now; empty while it does. */
export function notNowText(status: ActivityStatus, locale: Locale): string {
  if (status === "inProgress") return "";
  const why = status === "notStarted" ? shownRefusalWords.eventNotStarted : ended[status];
  return locale === "en"
    ? `${why.en}: these products are sold at the ordinary price`
    : `${why.zh_CN}，以下商品可原价购买`;
}

/** Leads from a flash sale that is over to the round that runs, or to the next. */
export function otherRoundText(
  { startsAt, status }: { startsAt: number; status: ActivityStatus },
  now: number,
  locale: Locale,
): string {
  const time = roundTimeText(startsAt, now, locale);
  if (status === "inProgress") return locale === "en" ? `On now: ${time}` : `${time} 场已开抢`;
  return locale === "en" ? `Next round: ${time}` : `下一场 ${time} 开抢`;
}

/** The price of goods that a team could have for less. */
export const aloneText: Record<Locale, string> = { zh_CN: "单独购买", en: "Without a team" };

/** How many pieces of an order have an offer's price. */
export const offerLimitText = (max: number, unit: string, locale: Locale): string =>
  locale === "en"
    ? `Up to ${max} ${unit} per order, more at the ordinary price`
    : `每单限 ${max} ${unit}，超出整单按原价`;

/** That more of the product goes by the quantity price of all of it in the cart. */
export const togetherText = (pieces: number, unit: string, locale: Locale): string => {
  if (pieces === 0) return locale === "en" ? "All options count together" : "同款各规格合并计算批量价";
  return locale === "en"
    ? `${pieces} ${unit} ticked in the cart count together with what you add`
    : `购物车中已选 ${pieces} ${unit}，加入后合并计算批量价`;
};
