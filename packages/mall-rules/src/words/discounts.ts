/** Spend-and-save and gifts in words. */
import { priceText, shortPriceText, type YuanText } from "../money/index.ts";
import type { Locale } from "./locale.ts";

export interface SaidStep {
  threshold: YuanText;
  reduce: YuanText;
  gift: { prodName: string; prodCount: number; unit: string } | null;
}

/** 满300元减30元, 每满100元减10元, 满500元赠手套 1 双, 买即赠…. */
export function discountStepText(step: SaidStep, isEvery: boolean, locale: Locale): string {
  const { gift } = step;
  const from = shortPriceText(step.threshold);
  const isAny = Number(step.threshold) === 0;
  if (locale === "en") {
    const what = gift ? `${gift.prodName} × ${gift.prodCount} free` : `¥${shortPriceText(step.reduce)} off`;
    return isAny ? `${what} with any order` : `${what} ${isEvery ? "every" : "from"} ¥${from}`;
  }
  const what = gift
    ? `赠 ${gift.prodName} ${gift.prodCount} ${gift.unit}`
    : `减${shortPriceText(step.reduce)}元`;
  return isAny ? `买即${what}` : `${isEvery ? "每" : ""}满${from}元${what}`;
}

/** All of its steps, e.g. 满300元减30元，满600元减80元. */
export const discountText = (
  { steps, isEvery }: { steps: readonly SaidStep[]; isEvery: number },
  locale: Locale,
): string =>
  steps.map((step) => discountStepText(step, isEvery === 1, locale)).join(locale === "en" ? ", " : "，");

/** 还差 ¥20.00. */
export const remainingText = (missing: YuanText, locale: Locale): string =>
  locale === "en" ? `¥${priceText(missing)} to go` : `还差 ¥${priceText(missing)}`;

/** 已减 ¥30.00. */
export const savedText = (reduce: YuanText, locale: Locale): string =>
  locale === "en" ? `¥${priceText(reduce)} taken off` : `已减 ¥${priceText(reduce)}`;

/** Marks of a line that costs nothing, of one in a package and of one at the price for members. */
export const lineMarkWords = {
  free: { zh_CN: "赠品", en: "Gift" },
  package: { zh_CN: "套餐", en: "Package" },
  member: { zh_CN: "会员价", en: "Member price" },
} as const satisfies Record<string, Record<Locale, string>>;
