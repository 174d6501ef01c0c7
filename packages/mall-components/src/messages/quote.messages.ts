import { couponWords } from "./coupon.messages.ts";
import { defineMessages } from "./define-messages.ts";
import { storeStateWords } from "./store.messages.ts";

/** Words that pieces about quotes share. */
export const quoteMessages = defineMessages({
  ask: { id: "quote.ask", defaultMessage: "询价" },
  number: { id: "quote.number", defaultMessage: "询价单号" },
  askedBy: { id: "quote.askedBy", defaultMessage: "询价人：{name}" },
  deliverBy: { id: "quote.deliverBy", defaultMessage: "期望交货日期" },
  wished: { id: "quote.wished", defaultMessage: "期望单价" },
  today: { id: "quote.today", defaultMessage: "当前单价" },
  amount: { id: "quote.amount", defaultMessage: "报价合计" },
  validUntil: { id: "quote.validUntil", defaultMessage: "有效期至 {time}" },
  daysLeft: {
    id: "quote.daysLeft",
    defaultMessage: "{days, plural, =0 {不足 1 天} other {剩余 # 天}}",
  },
  withdraw: { id: "quote.withdraw", defaultMessage: "撤回询价" },
  decline: { id: "quote.decline", defaultMessage: "谢绝报价" },
  accept: { id: "quote.accept", defaultMessage: "按报价下单" },
});

/** Names of the states. */
export const quoteStateMessages = {
  ...defineMessages({
    asked: { id: "quote.state.asked", defaultMessage: "待商家报价" },
    answered: { id: "quote.state.answered", defaultMessage: "已报价" },
    accepted: { id: "quote.state.accepted", defaultMessage: "已下单" },
    declined: { id: "quote.state.declined", defaultMessage: "已谢绝" },
  }),
  withdrawn: storeStateWords.withdrawn,
  expired: couponWords.expired,
};
