import type { Locale } from "./locale.ts";

/** Names of the sections of home. */
export const homeWords = {
  newProducts: { zh_CN: "新品", en: "New" },
  specialOffers: { zh_CN: "限时优惠", en: "Limited-time offers" },
  groupBuying: { zh_CN: "拼团", en: "Group buying" },
  popular: { zh_CN: "热门", en: "Popular" },
  forYou: { zh_CN: "推荐", en: "For you" },
} as const satisfies Record<string, Record<Locale, string>>;
