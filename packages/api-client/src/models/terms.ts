/** Terms of shops (Spec §2, §9). */
import * as v from "valibot";
import { dateTime, id } from "./wire.ts";

/** One shop's terms of a kind, cut at its headings. */
export const ShopTerms = v.object({
  shopId: id,
  shopName: v.string(),
  tel: v.string(),
  version: v.string(),
  effectiveTime: dateTime,
  /** What is before the first heading: sanitised HTML, may be empty. */
  preamble: v.string(),
  articles: v.array(v.object({ title: v.string(), content: v.string() })),
});
export type ShopTerms = v.InferOutput<typeof ShopTerms>;

export const shopTermsExample: ShopTerms = {
  shopId: 1,
  shopName: "百工自营旗舰店",
  tel: "400-820-6618",
  version: "2.0",
  effectiveTime: "2026-01-01 00:00:00",
  preamble: "<p>欢迎光临。</p>",
  articles: [{ title: "适用范围", content: "<p>本条款适用于本店全部商品。</p>" }],
};
