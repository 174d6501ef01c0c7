import { cartWords } from "../../messages/cart.messages.ts";
import { couponWords } from "../../messages/coupon.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";
import { refundWords } from "../../messages/refund.messages.ts";

/** Words of PriceBreakdown. */
export const messages = {
  ...defineMessages({
    goods: { id: "priceBreakdown.goods", defaultMessage: "商品总额" },
    goodsOf: { id: "priceBreakdown.goodsOf", defaultMessage: "商品总额（共 {count, number} 件）" },
    member: { id: "priceBreakdown.member", defaultMessage: "会员优惠" },
    points: { id: "priceBreakdown.points", defaultMessage: "积分抵扣" },
    paid: { id: "priceBreakdown.paid", defaultMessage: "实付金额" },
    deposit: { id: "priceBreakdown.deposit", defaultMessage: "其中定金" },
    balance: { id: "priceBreakdown.balance", defaultMessage: "其中尾款（含运费）" },
    score: { id: "priceBreakdown.score", defaultMessage: "+ {score, number} 积分" },
  }),
  discount: cartWords.discount,
  coupon: couponWords.coupons,
  payable: cartWords.payable,
  refunded: refundWords.refunded,
};
