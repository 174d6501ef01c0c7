import { defineMessages } from "../../messages/define-messages.ts";

/** Words of RefundForm. */
export const words = defineMessages({
  chooseReason: { id: "refundForm.chooseReason", defaultMessage: "请选择退款原因" },
  most: { id: "refundForm.most", defaultMessage: "最多可退 ¥{amount}" },
  fixed: { id: "refundForm.fixed", defaultMessage: "退款金额不可修改，共 ¥{amount}" },
  freight: { id: "refundForm.freight", defaultMessage: "其中运费 ¥{amount}" },
  score: { id: "refundForm.score", defaultMessage: "退还 {count} 积分" },
  coupons: { id: "refundForm.coupons", defaultMessage: "本单使用的优惠券将一并退还" },
  isLast: {
    id: "refundForm.isLast",
    defaultMessage: "这是本单最后一笔退款，将连同运费一起退还；提交后，本单的所有退款均不可撤销。",
  },
  explanationHint: { id: "refundForm.explanationHint", defaultMessage: "补充说明有助于商家更快处理（选填）" },
});
