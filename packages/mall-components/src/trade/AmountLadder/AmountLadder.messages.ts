import { defineMessages } from "../../messages/define-messages.ts";

/** Words of AmountLadder. */
export const messages = defineMessages({
  goods: { id: "amountLadder.goods", defaultMessage: "商品总额" },
  goodsOf: { id: "amountLadder.goodsOf", defaultMessage: "商品总额（共 {count, number} 件）" },
  freight: { id: "amountLadder.freight", defaultMessage: "运费" },
  discount: { id: "amountLadder.discount", defaultMessage: "优惠" },
  member: { id: "amountLadder.member", defaultMessage: "会员优惠" },
  coupon: { id: "amountLadder.coupon", defaultMessage: "优惠券" },
  points: { id: "amountLadder.points", defaultMessage: "积分抵扣" },
  payable: { id: "amountLadder.payable", defaultMessage: "应付金额" },
  paid: { id: "amountLadder.paid", defaultMessage: "实付金额" },
});
