/** Files about a product: what each is called, and what is on a datasheet. */
import type { Locale } from "./locale.ts";

/** By the kind that the server names. */
export const documentNames = {
  datasheet: { zh_CN: "产品规格书", en: "Datasheet" },
  skus: { zh_CN: "规格型号表", en: "Table of SKUs" },
} as const satisfies Record<string, Record<Locale, string>>;

export const datasheetWords = {
  brand: { zh_CN: "品牌", en: "Brand" },
  category: { zh_CN: "类目", en: "Category" },
  unit: { zh_CN: "单位", en: "Unit" },
  minCount: { zh_CN: "起订量", en: "Minimum order" },
  shop: { zh_CN: "店铺", en: "Shop" },
  tel: { zh_CN: "电话", en: "Telephone" },
  parameters: { zh_CN: "规格参数", en: "Parameters" },
  skus: { zh_CN: "规格型号", en: "SKUs" },
  code: { zh_CN: "货号", en: "SKU code" },
  spec: { zh_CN: "规格", en: "Option" },
  weight: { zh_CN: "重量（克）", en: "Weight (g)" },
  asOf: { zh_CN: "生成日期 {day}，以商品页面为准", en: "As of {day}; the product's page prevails" },
} as const satisfies Record<string, Record<Locale, string>>;
