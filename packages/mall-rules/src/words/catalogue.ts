/** Words for facts that the server answers as numbers and names: marks of a product, coupons, units of time. */
import { shortPriceText, type YuanText } from "../money/index.ts";
import { fromNames, keysOf } from "../records/index.ts";
import type { Locale } from "./locale.ts";

/** Marks on a product card, by the server's name. */
export const prodTagWords = {
  selfOperated: { zh_CN: "自营", en: "Self-operated" },
  seckill: { zh_CN: "秒杀", en: "Flash sale" },
  grouping: { zh_CN: "拼团", en: "Group buying" },
  special: { zh_CN: "限时优惠", en: "Limited-time offer" },
  spendSave: { zh_CN: "满减", en: "Spend and save" },
  gift: { zh_CN: "满赠", en: "Gift" },
  coupon: { zh_CN: "券", en: "Coupon" },
  tier: { zh_CN: "批量价", en: "Volume price" },
  preSell: { zh_CN: "预售", en: "Pre-sale" },
  deposit: { zh_CN: "定金预售", en: "Deposit pre-sale" },
  virtual: { zh_CN: "虚拟商品", en: "Virtual" },
} as const;

/** In place of a rich text that cannot be cleaned and has no plain words. */
export const unavailableText = {
  zh_CN: "内容暂时无法显示",
  en: "This text cannot be shown at the moment",
} as const;

/** 满 X 元减 Y 元, or 无门槛减 Y 元. */
export function couponText(thresholdYuan: YuanText, reduceYuan: YuanText, locale: Locale): string {
  const isFree = Number(thresholdYuan) === 0;
  if (locale === "en")
    return isFree
      ? `¥${shortPriceText(reduceYuan)} off`
      : `¥${shortPriceText(reduceYuan)} off ¥${shortPriceText(thresholdYuan)}`;
  return isFree
    ? `无门槛减${shortPriceText(reduceYuan)}元`
    : `满${shortPriceText(thresholdYuan)}元减${shortPriceText(reduceYuan)}元`;
}

/** What only loaders say, apart: a browser gets none of it. Names of the list's filters, and what is in its place. */
export const listWords = {
  category: { zh_CN: "分类", en: "Category" },
  brand: { zh_CN: "品牌", en: "Brand" },
  price: { zh_CN: "价格", en: "Price" },
  shop: { zh_CN: "店铺", en: "Shop" },
  inStock: { zh_CN: "仅看有货", en: "In stock" },
  selfOperated: { zh_CN: "自营", en: "Self-operated" },
  active: { zh_CN: "仅看优惠", en: "On offer" },
  orderFrom: { zh_CN: "{count} 件起订", en: "Sold from {count}" },
  coupon: { zh_CN: "优惠券", en: "Coupon" },
  shopCategory: { zh_CN: "店铺分类", en: "Shop category" },
  /** Between values of one list. */
  and: { zh_CN: "、", en: ", " },
  instead: { zh_CN: "这些商品也在热卖", en: "Popular alternatives" },
  allShops: { zh_CN: "全部店铺", en: "All shops" },
  ownShops: { zh_CN: "自营店铺", en: "Self-operated shops" },
  allProducts: { zh_CN: "全部商品", en: "All products" },
  priceBetween: { zh_CN: "{min}–{max}元", en: "¥{min}–{max}" },
  priceBelow: { zh_CN: "¥{max}以下", en: "Below ¥{max}" },
  priceAbove: { zh_CN: "¥{min}以上", en: "¥{min} and above" },
  freeFreight: { zh_CN: "满{amount}元包邮", en: "Free from ¥{amount}" },
} as const satisfies Record<string, Record<Locale, string>>;

/** What sending an order of a shop costs. */
export const shopFreightWords = {
  each: { zh_CN: "每单 ¥{freight}", en: "¥{freight} an order" },
  freeFrom: {
    zh_CN: "每单运费 ¥{freight}，满{amount}元包邮",
    en: "¥{freight} an order, free from ¥{amount}",
  },
} as const satisfies Record<string, Record<Locale, string>>;

/** What goods beside each other are told apart by, or not. */
export const comparedWords = {
  sameSpecs: { zh_CN: "规格相同", en: "Same specifications" },
  otherSpecs: { zh_CN: "{names}不同", en: "Other {names}" },
  otherBrand: { zh_CN: "品牌不同", en: "Other brand" },
} as const satisfies Record<string, Record<Locale, string>>;

/** Names of the filters of a search for shops, and of their values. */
export const shopListWords = {
  kind: { zh_CN: "类型", en: "Kind" },
  province: { zh_CN: "地区", en: "Region" },
  keyword: { zh_CN: "关键词", en: "Keyword" },
  all: { zh_CN: "全部", en: "All" },
  own: { zh_CN: "自营", en: "Self-operated" },
  dealer: { zh_CN: "第三方", en: "Third-party" },
  cloud: { zh_CN: "云仓", en: "Cloud warehouse" },
  show: { zh_CN: "收藏", en: "Favourites" },
  wishlist: { zh_CN: "我收藏的店铺", en: "My favourite shops" },
} as const satisfies Record<string, Record<Locale, string>>;

/** What favourites are narrowed by. */
export const wishlistWords = {
  category: { zh_CN: "分类", en: "Category" },
  state: { zh_CN: "状态", en: "State" },
  lowered: { zh_CN: "已降价", en: "Price lowered" },
  soldOut: { zh_CN: "已售罄", en: "Sold out" },
  offShelf: { zh_CN: "已下架", en: "No longer sold" },
} as const satisfies Record<string, Record<Locale, string>>;

/** Names of the sections of a product's page. */
const catalogueWords = {
  batch: { zh_CN: "批量下单", en: "Bulk order" },
  toCart: { zh_CN: "加入购物车", en: "Add to cart" },
  buyNow: { zh_CN: "立即购买", en: "Buy now" },
  skuMissing: { zh_CN: "请选择完整的商品规格", en: "Please choose all options" },
  share: { zh_CN: "分享", en: "Share" },
  close: { zh_CN: "关闭", en: "Close" },
  awaited: { zh_CN: "到货后将通过站内消息通知您", en: "You will be notified when it is available" },
  forgotten: { zh_CN: "已取消到货通知", en: "Notification canceled" },
  substitutes: { zh_CN: "可替代的商品", en: "Alternatives" },
  compareSimilar: { zh_CN: "与同类商品对比", en: "Compare with similar products" },
  documents: { zh_CN: "资料下载", en: "Downloads" },
  similarGoods: { zh_CN: "相似商品", en: "Similar products" },
  description: { zh_CN: "商品详情", en: "Description" },
  skuCode: { zh_CN: "货号", en: "SKU" },
  makerCode: { zh_CN: "厂家型号", en: "Part number" },
  parameters: { zh_CN: "规格参数", en: "Parameters" },
  reviews: { zh_CN: "商品评价", en: "Reviews" },
  allReviews: { zh_CN: "全部", en: "All" },
  goodReviews: { zh_CN: "好评", en: "Good" },
  mediumReviews: { zh_CN: "中评", en: "Medium" },
  badReviews: { zh_CN: "差评", en: "Bad" },
  pictureReviews: { zh_CN: "有图", en: "With pictures" },
} as const satisfies Record<string, Record<Locale, string>>;

/**
 * What becomes of goods that the buyer does not want after all (Spec §9 "7-day no-reason return", api-family §8): never
 * for points, money alone for codes that no one has used.
 */
const returnTexts = {
  goods: {
    zh_CN: "7天无理由退货（定制、裁切，以及拆封后影响安全或卫生的除外）",
    en: "7-day returns, except goods made or cut to order and sealed goods once opened",
  },
  virtual: {
    zh_CN: "未核销的券码可退款，核销或过期后不可退",
    en: "Unused codes are refunded; used or expired ones are not",
  },
  points: { zh_CN: "积分商品不支持退货", en: "Points goods cannot be returned" },
} as const satisfies Record<string, Record<Locale, string>>;

export const returnText = (kind: keyof typeof returnTexts, locale: Locale): string =>
  returnTexts[kind][locale];

/** What a product's page says by itself, in its language: said by its loader, so that a browser gets one of them. */
export type DetailWords = Readonly<Record<keyof typeof catalogueWords, string>>;
export const detailWords = (locale: Locale): DetailWords =>
  fromNames(keysOf(catalogueWords), (name) => catalogueWords[name][locale]);
