import type { Locale } from "./locale.ts";

/** Names of the sections of a shop's facts. */
export const shopFactWords = {
  profile: { zh_CN: "店铺资质", en: "About the shop" },
  delivery: { zh_CN: "配送范围", en: "Where it delivers" },
  removedFromWishlist: { zh_CN: "已取消收藏店铺", en: "Removed from your favourite shops" },
} as const satisfies Record<string, Record<Locale, string>>;
