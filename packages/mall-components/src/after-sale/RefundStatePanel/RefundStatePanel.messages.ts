import { defineMessages } from "../../messages/define-messages.ts";

/** Words of RefundStatePanel. */
export const words = defineMessages({
  left: { id: "refundStatePanel.left", defaultMessage: "剩余时间" },
  over: { id: "refundStatePanel.over", defaultMessage: "时间已到，请刷新页面" },
  refusal: { id: "refundStatePanel.refusal", defaultMessage: "商家拒绝的理由" },
  way: { id: "refundStatePanel.way", defaultMessage: "，已退回{way}" },
});

/** What happens when the time of a state is over. */
export const endWords = defineMessages({
  applied: { id: "refundStatePanel.end.applied", defaultMessage: "商家逾期未处理将自动同意" },
  toReturn: { id: "refundStatePanel.end.toReturn", defaultMessage: "逾期未填写退货物流，退款将自动关闭" },
  returning: { id: "refundStatePanel.end.returning", defaultMessage: "逾期未确认收货，将自动退款" },
  refunding: { id: "refundStatePanel.end.refunding", defaultMessage: "款项将在此之前到账" },
  refused: { id: "refundStatePanel.end.refused", defaultMessage: "逾期未修改申请，退款将自动关闭" },
});

/** What each state means for the buyer. */
export const sentenceWords = defineMessages({
  applied: {
    id: "refundStatePanel.sentence.applied",
    defaultMessage: "已提交申请，退款 ¥{amount}，等待商家处理",
  },
  toReturn: {
    id: "refundStatePanel.sentence.toReturn",
    defaultMessage: "商家已同意，请将商品寄回并填写物流单号",
  },
  returning: {
    id: "refundStatePanel.sentence.returning",
    defaultMessage: "商品已寄出，商家收货后退款 ¥{amount}",
  },
  refunding: { id: "refundStatePanel.sentence.refunding", defaultMessage: "商家已同意，¥{amount} 正在退回" },
  succeeded: { id: "refundStatePanel.sentence.succeeded", defaultMessage: "已退款 ¥{amount}" },
  withdrawn: { id: "refundStatePanel.sentence.withdrawn", defaultMessage: "您已撤销本次申请" },
  refused: { id: "refundStatePanel.sentence.refused", defaultMessage: "您可以修改申请后重新提交" },
  closed: { id: "refundStatePanel.sentence.closed", defaultMessage: "本次退款已关闭，款项未退回" },
});
