/** Pre-sale with a deposit: what the server refuses, beside what pages say themselves. */
import type { Sentence } from "./locale.ts";

export const preSaleRefusalWords = {
  depositTermsNeeded: {
    zh_CN: "请先同意预售规则：定金支付后不退",
    en: "Please agree to the rules of the pre-sale first: the deposit is not returned",
  },
  balanceNotOpen: { zh_CN: "尾款将于 {time} 开始支付", en: "The balance can be paid from {time}" },
} as const satisfies Record<string, Sentence>;
