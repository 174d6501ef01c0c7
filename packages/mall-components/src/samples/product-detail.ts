import type { YuanText } from "@tradehall/mall-rules/money";
import type { SkuOption, SkuSpec } from "@tradehall/mall-rules/states/product/sku-choice";
import type { CouponOffer } from "../product/CouponStrip/CouponStrip.tsx";
import type { PromotionRow } from "../product/PriceBlock/price-block-props.ts";
import type { PriceTier } from "../product/TierPriceTable/TierPriceTable.tsx";
import type { Review } from "../review/ReviewList/review-list-props.ts";
import type { ShopSummary } from "../shop/ShopCard/shop-summary.ts";
import { samplePicture } from "./pictures.ts";
import { sampleProducts } from "./products.ts";

/** Two specifications; 蓝色 exists in no 大号. */
export const sampleSpecs: SkuSpec[] = [
  { name: "颜色", values: ["橙黑", "钢蓝", "银灰"] },
  { name: "套装", values: ["裸机", "单电池", "双电池+工具箱"] },
];

const hues: Record<string, number> = { 橙黑: 28, 钢蓝: 212, 银灰: 200 };

const sku = (id: string, colour: string, set: string, yuan: YuanText, stock: number): SkuOption => ({
  id,
  values: { 颜色: colour, 套装: set },
  yuan,
  originalYuan: "599.00",
  stock,
  picture: samplePicture("drill", hues[colour] ?? 0),
  name: `${colour} ${set}`,
});

/** Combinations that exist: 银灰 has no 双电池+工具箱, 钢蓝 裸机 is sold out. */
export const sampleSkus: SkuOption[] = [
  sku("101", "橙黑", "裸机", "268.00", 320),
  sku("102", "橙黑", "单电池", "368.00", 86),
  sku("103", "橙黑", "双电池+工具箱", "468.00", 6),
  sku("104", "钢蓝", "裸机", "268.00", 0),
  sku("105", "钢蓝", "单电池", "368.00", 45),
  sku("106", "钢蓝", "双电池+工具箱", "468.00", 210),
  sku("107", "银灰", "裸机", "258.00", 12),
  sku("108", "银灰", "单电池", "358.00", 64),
];

/** Pictures of the colours. */
export const sampleSwatches: Record<string, string> = Object.fromEntries(
  Object.entries(hues).map(([colour, hue]) => [`颜色:${colour}`, samplePicture("drill", hue)]),
);

export const samplePictures = [28, 212, 200, 110, 0].map((hue) => samplePicture("drill", hue));

/** A film without a picture in it: every player says that it cannot be played. */
export const sampleFilm = { src: "data:video/webm;base64,", poster: samplePicture("drill", 28), seconds: 8 };

export const sampleTiers: PriceTier[] = [
  { minCount: 1, yuan: "45.60" },
  { minCount: 20, yuan: "42.80" },
  { minCount: 100, yuan: "39.50" },
];

export const samplePromotions: PromotionRow[] = [
  {
    id: "1",
    tag: "满减",
    text: "满300元减30元，满1,000元减120元",
    href: "/discount-detail?discountId=1",
  },
  { id: "2", tag: "赠品", text: "购买即赠 PH2 批头 5 支，赠完即止" },
];

export const sampleCoupons: CouponOffer[] = [
  { id: "1", text: "满500减50", state: "claimable", expiry: "有效期至 2026-12-31" },
  { id: "2", text: "满200减15", state: "claimed" },
  { id: "3", text: "无门槛5元", state: "soldOut" },
  { id: "4", text: "满300减60", state: "membersOnly", mark: "会员专享" },
];

export const sampleReviews: Review[] = [
  {
    id: "1",
    author: "苏州**机械厂",
    rating: 5,
    timeText: "2026-11-12",
    dateTime: "2026-11-12",
    text: "第二次采购了，车间二十几个师傅都说手感好，扭力也够，电池两块轮换着用一整天没问题。发货很快，发票随货到。",
    skuName: "橙黑 双电池+工具箱",
    pictures: [samplePicture("drill", 28), samplePicture("box", 32)],
    reply: "感谢贵司再次选择，售后问题可随时联系专属客服。",
    followUp: { timeText: "2026-11-18", text: "用了一周，电机没有发烫，推荐。" },
  },
  {
    id: "2",
    author: "匿*户",
    rating: 4,
    timeText: "2026-11-09",
    text: "东西不错，就是包装箱有点压坏，机器没事。",
    skuName: "钢蓝 单电池",
  },
  {
    id: "3",
    author: "宁**五金",
    rating: 3,
    timeText: "2026-11-02",
    text: "比想象的重一点，女同事用着吃力。",
  },
];

export const sampleShop: ShopSummary = {
  id: "1",
  name: "百工自营旗舰店",
  href: "/shopIndex?shopId=1",
  isSelfOperated: true,
  brief: "手动工具、电动工具、仪器仪表",
  logo: samplePicture("wrench", 212),
  rating: 4.9,
  productCount: 1286,
  fanCount: 35210,
  products: sampleProducts.slice(0, 3),
};

export const sampleShops: ShopSummary[] = [
  sampleShop,
  {
    ...sampleShop,
    id: "2",
    name: "华东安防专营店",
    isSelfOperated: false,
    brief: "劳保用品、安全防护",
    logo: samplePicture("helmet", 44),
    products: sampleProducts.slice(2, 5),
  },
  {
    ...sampleShop,
    id: "3",
    name: "恒固紧固件直营店",
    isSelfOperated: false,
    brief: "螺栓、螺母、铆钉",
    products: sampleProducts.slice(4, 7),
  },
  {
    ...sampleShop,
    id: "4",
    name: "云墨办公旗舰店",
    isSelfOperated: false,
    brief: "纸品、耗材、桌面用品",
    isOpen: false,
    products: sampleProducts.slice(7, 10),
  },
];

export const sampleParameters = [
  { name: "品牌", value: "锐擎" },
  { name: "型号", value: "RQ-2065" },
  { name: "额定电压", value: "20V" },
  { name: "最大扭矩", value: "65 N·m" },
  { name: "空载转速", value: "0-500 / 0-1800 rpm" },
  { name: "夹头规格", value: "13 mm 金属自锁" },
  { name: "整机重量", value: "1.6 kg（含电池）" },
  { name: "执行标准", value: "GB/T 3883.1-2014" },
];

export const sampleHtml =
  "<h2>无刷电机，劲力持久</h2><p>采用<strong>三相无刷电机</strong>，相较有刷机型续航提升约 50%，免换碳刷。</p><ul><li>两档变速，钻孔、拧紧一机完成</li><li>LED 前照灯，暗处作业更安心</li></ul><table><tr><th>材料</th><th>最大钻孔直径</th></tr><tr><td>钢材</td><td>13 mm</td></tr><tr><td>木材</td><td>38 mm</td></tr></table><blockquote>质保期内非人为损坏，免费维修。</blockquote>";
