/** Words of quotes: refusals, messages, and what the checkout says. */
import type { MessageEvent } from "../states/account/message.ts";
import type { Sentence } from "./locale.ts";

/** What a quote says on paper, and the checkout of its prices. */
export const quoteWords = {
  sheet: { zh_CN: "报价单", en: "Quote" },
  number: { zh_CN: "报价单号", en: "Number" },
  shop: { zh_CN: "报价方", en: "Shop" },
  buyer: { zh_CN: "采购方", en: "Buyer" },
  askedBy: { zh_CN: "询价人", en: "Asked by" },
  offeredAt: { zh_CN: "报价时间", en: "Offered at" },
  validUntil: { zh_CN: "有效期至", en: "Good until" },
  note: { zh_CN: "报价说明", en: "Note" },
  goods: { zh_CN: "商品", en: "Goods" },
  code: { zh_CN: "货号", en: "Code" },
  quantity: { zh_CN: "数量", en: "Quantity" },
  price: { zh_CN: "单价（元）", en: "Price (¥)" },
  sum: { zh_CN: "小计（元）", en: "Sum (¥)" },
  delivery: { zh_CN: "交货日期", en: "Delivery" },
  notOffered: { zh_CN: "不报价", en: "Not offered" },
  total: { zh_CN: "合计 ¥{amount}（不含运费）", en: "¥{amount} in all, without freight" },
  terms: {
    zh_CN: "有效期内可按报价下单一次，不与优惠券、积分、满减、会员价及其他活动同享。",
    en: "Good for one order within its validity; not combined with coupons, points, member prices or other offers.",
  },
} as const satisfies Record<string, Sentence>;

export const quoteMessageWords = {
  quoteAnswered: {
    title: { zh_CN: "商家已报价", en: "The shop has quoted" },
    content: {
      zh_CN: "{shop}已回复询价单 {quoteNo}，合计 ¥{amount}，请于 {until} 前确认下单。",
      en: "{shop} has answered quote {quoteNo}: ¥{amount} in all. Please order before {until}.",
    },
  },
  quoteEndsSoon: {
    title: { zh_CN: "报价即将到期", en: "A quote ends soon" },
    content: {
      zh_CN: "{shop}的报价单 {quoteNo}（¥{amount}）将于 {until} 到期，逾期需重新询价。",
      en: "Quote {quoteNo} of {shop}, ¥{amount}, ends at {until}; after that you have to ask again.",
    },
  },
  quoteExpired: {
    title: { zh_CN: "报价已过期", en: "A quote has expired" },
    content: {
      zh_CN: "{shop}的报价单 {quoteNo} 已过有效期，如仍需要请重新询价。",
      en: "Quote {quoteNo} of {shop} is no longer valid; ask again if you still need it.",
    },
  },
} as const satisfies Partial<Record<MessageEvent, { title: Sentence; content: Sentence }>>;

export const quoteRefusalWords = {
  quoteMissing: { zh_CN: "询价单不存在", en: "The quote does not exist" },
  quoteStateChanged: {
    zh_CN: "询价单状态已变更，请刷新后查看",
    en: "The quote has changed, please reload",
  },
  quoteOver: { zh_CN: "报价已过有效期，请重新询价", en: "The quote is no longer valid, please ask again" },
  quoteOrdered: { zh_CN: "该报价已下单", en: "This quote has been ordered already" },
  quotesFull: {
    zh_CN: "最多同时有 {max} 个进行中的询价单，请先处理或撤回",
    en: "At most {max} quotes can be open; settle or withdraw one first",
  },
  quoteLinesFull: { zh_CN: "每次询价最多 {max} 种商品", en: "A quote takes at most {max} kinds of goods" },
  quoteRoundsFull: {
    zh_CN: "每个询价单最多询价 {max} 次",
    en: "You can ask at most {max} times within one quote",
  },
  quoteNotAskable: {
    zh_CN: "“{name}”不支持询价",
    en: "“{name}” cannot be asked for",
  },
  quoteGoodsBlocked: {
    zh_CN: "“{name}”库存不足或已下架，暂时无法按报价下单，请重新询价",
    en: "“{name}” is short of stock or off sale, so the quote cannot be ordered now; please ask again",
  },
  quotePriceMissing: { zh_CN: "请至少为一种商品报价", en: "Please give a price for at least one line" },
} as const satisfies Record<string, Sentence>;
