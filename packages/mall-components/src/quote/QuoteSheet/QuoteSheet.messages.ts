import { defineMessages } from "../../messages/define-messages.ts";

/** Words of QuoteSheet. */
export const words = defineMessages({
  back: { id: "quoteSheet.back", defaultMessage: "返回询价单" },
  askedAt: { id: "quoteSheet.askedAt", defaultMessage: "询价时间 {time}" },
  withoutFreight: { id: "quoteSheet.withoutFreight", defaultMessage: "不含运费" },
  notCombined: {
    id: "quoteSheet.notCombined",
    defaultMessage: "按报价下单一次，不与优惠券、积分、满减、会员价及其他活动同享。",
  },
  counter: { id: "quoteSheet.counter", defaultMessage: "还价" },
  pdf: { id: "quoteSheet.pdf", defaultMessage: "下载报价单" },
  renew: { id: "quoteSheet.renew", defaultMessage: "重新询价" },
  offered: { id: "quoteSheet.offered", defaultMessage: "商家报价" },
  notOffered: { id: "quoteSheet.notOffered", defaultMessage: "不报价" },
  none: { id: "quoteSheet.none", defaultMessage: "未填写" },
  minimum: { id: "quoteSheet.minimum", defaultMessage: "起订量" },
  delivery: { id: "quoteSheet.delivery", defaultMessage: "交货日期" },
  above: { id: "quoteSheet.above", defaultMessage: "高于期望 ¥{amount}" },
  below: { id: "quoteSheet.below", defaultMessage: "低于期望 ¥{amount}" },
  rounds: { id: "quoteSheet.rounds", defaultMessage: "议价记录" },
  byShop: { id: "quoteSheet.byShop", defaultMessage: "商家报价" },
  byBuyer: { id: "quoteSheet.byBuyer", defaultMessage: "您发起询价" },
  offeredInAll: { id: "quoteSheet.offeredInAll", defaultMessage: "报价合计 ¥{amount}" },
  wishedInAll: { id: "quoteSheet.wishedInAll", defaultMessage: "期望合计 ¥{amount}" },
  attachment: { id: "quoteSheet.attachment", defaultMessage: "附件 {nth}" },
});

/** What each state means. */
export const sentenceWords = defineMessages({
  asked: { id: "quoteSheet.sentence.asked", defaultMessage: "商家会逐项报价，报价后您会收到消息。" },
  answered: { id: "quoteSheet.sentence.answered", defaultMessage: "请在有效期内下单，或还价继续商议。" },
  accepted: { id: "quoteSheet.sentence.accepted", defaultMessage: "已按报价下单。" },
  declined: { id: "quoteSheet.sentence.declined", defaultMessage: "您已谢绝该报价。" },
  withdrawn: { id: "quoteSheet.sentence.withdrawn", defaultMessage: "您已撤回该询价。" },
  expired: { id: "quoteSheet.sentence.expired", defaultMessage: "报价已过有效期，如仍需要请重新询价。" },
});
