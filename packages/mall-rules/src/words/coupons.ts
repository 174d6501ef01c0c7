/** What a coupon covers and why one cannot be used, in words. */
import { priceText, type YuanText } from "../money/index.ts";
import type { CouponScope } from "../states/promotion/coupon.ts";
import type { Locale } from "./locale.ts";
import { lookup } from "./lookup.ts";

const scopeWords: Record<CouponScope, Record<Locale, string>> = {
  platform: { zh_CN: "全平台", en: "Whole mall" },
  category: { zh_CN: "指定分类", en: "Some categories" },
  shop: { zh_CN: "指定店铺", en: "Some shops" },
  product: { zh_CN: "指定商品", en: "Some products" },
};
/** A tab of the coupons to claim: all, or those of one scope. */
export function couponTabText(tab: CouponScope | "all", locale: Locale): string {
  if (tab === "all") return locale === "en" ? "All" : "全部";
  return lookup(scopeWords, tab, scopeWords.product)[locale];
}

interface CouponReach {
  scope: CouponScope;
  /** Names of what `scope` narrows it to. */
  scopeNames: readonly string[];
  /** The shop that gives it; "" is the platform. */
  shopName: string;
}

const mostNames = 2;
const nameSigns = { zh_CN: { and: "、", of: "：" }, en: { and: ", ", of: ": " } } as const;
const manyText: Record<Locale, (count: number) => string> = {
  zh_CN: (count) => `等 ${count} 项`,
  en: (count) => `and ${count - mostNames} more`,
};

/** What it covers, by name: `指定分类：工具`, `指定商品：电钻、角磨机等 5 项`. */
export function couponScopeText({ scope, scopeNames, shopName }: CouponReach, locale: Locale): string {
  const isOfShop = scope === "platform" && shopName !== "";
  const word = lookup(scopeWords, isOfShop ? "shop" : scope, scopeWords.product)[locale];
  const names = isOfShop ? [shopName] : scopeNames;
  if (names.length === 0) return word;
  const { and, of } = nameSigns[locale];
  const more = names.length > mostNames ? ` ${manyText[locale](names.length)}` : "";
  return `${word}${of}${names.slice(0, mostNames).join(and)}${more}`;
}

/** Mark of a coupon for paid members alone. */
export const couponMemberText: Record<Locale, string> = { zh_CN: "会员专享", en: "Members only" };

/** Why a claimed coupon does not fit an order. */
export type CouponRefusal = "threshold" | "scope" | "notStarted";

export function couponRefusalText(why: CouponRefusal, missingYuan: YuanText, locale: Locale): string {
  const missing = priceText(missingYuan);
  const words: Record<CouponRefusal, Record<Locale, string>> = {
    threshold: { zh_CN: `还差 ¥${missing} 可用`, en: `¥${missing} more to use it` },
    scope: { zh_CN: "本单没有适用商品", en: "Covers nothing in this order" },
    notStarted: { zh_CN: "未到使用时间", en: "Not yet valid" },
  };
  return words[why][locale];
}
