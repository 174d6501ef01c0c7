import { cartWords } from "../../messages/cart.messages.ts";
import { couponWords } from "../../messages/coupon.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";
import { refundWords } from "../../messages/refund.messages.ts";

/** Words of AmountLadder. */
export const messages = {
  ...defineMessages({
    goods: { id: "amountLadder.goods", defaultMessage: "商品总额" },
    goodsOf: { id: "amountLadder.goodsOf", defaultMessage: "商品总额（共 {count, number} 件）" },
    member: { id: "amountLadder.member", defaultMessage: "会员优惠" },
    points: { id: "amountLadder.points", defaultMessage: "积分抵扣" },
    paid: { id: "amountLadder.paid", defaultMessage: "实付金额" },
    deposit: { id: "amountLadder.deposit", defaultMessage: "其中定金" },
    balance: { id: "amountLadder.balance", defaultMessage: "其中尾款（含运费）" },
    score: { id: "amountLadder.score", defaultMessage: "+ {score, number} 积分" },
  }),
  discount: cartWords.discount,
  coupon: couponWords.coupons,
  payable: cartWords.payable,
  refunded: refundWords.refunded,
};
