import { defineMessages } from "./define-messages.ts";

/** Words of refunds. */
export const refundWords = defineMessages({
  moneyOnly: { id: "refund.moneyOnly", defaultMessage: "仅退款" },
  withReturn: { id: "refund.withReturn", defaultMessage: "退货退款" },
  notReceived: { id: "refund.notReceived", defaultMessage: "未收到货" },
  received: { id: "refund.received", defaultMessage: "已收到货" },
  way: { id: "refund.way", defaultMessage: "退款类型" },
  cargo: { id: "refund.cargo", defaultMessage: "货物状态" },
  reason: { id: "refund.reason", defaultMessage: "退款原因" },
  amount: { id: "refund.amount", defaultMessage: "退款金额" },
  explanation: { id: "refund.explanation", defaultMessage: "退款说明" },
  vouchers: { id: "refund.vouchers", defaultMessage: "上传凭证" },
  withdraw: { id: "refund.withdraw", defaultMessage: "撤销申请" },
  edit: { id: "refund.edit", defaultMessage: "修改申请" },
  ship: { id: "refund.ship", defaultMessage: "填写退货物流" },
  sendParcel: { id: "refund.sendParcel", defaultMessage: "提交物流信息" },
  courier: { id: "refund.courier", defaultMessage: "物流公司" },
  number: { id: "refund.number", defaultMessage: "退款编号" },
  appliedAt: { id: "refund.appliedAt", defaultMessage: "申请时间" },
  choose: { id: "refund.choose", defaultMessage: "选择退款商品" },
  submit: { id: "refund.submit", defaultMessage: "提交申请" },
  submitting: { id: "refund.submitting", defaultMessage: "正在提交" },
  score: { id: "refund.score", defaultMessage: "退还积分" },
  refunded: { id: "refund.refunded", defaultMessage: "已退款" },
  stateNamed: { id: "refund.stateNamed", defaultMessage: "{state}：{name}" },
  view: { id: "refund.view", defaultMessage: "查看退款" },
});

/** Names of the states of a refund. */
export const refundStatusWords = defineMessages({
  applied: { id: "refund.status.applied", defaultMessage: "待商家审核" },
  refused: { id: "refund.status.refused", defaultMessage: "商家已拒绝" },
  toReturn: { id: "refund.status.toReturn", defaultMessage: "待买家退货" },
  returning: { id: "refund.status.returning", defaultMessage: "待商家收货" },
  refunding: { id: "refund.status.refunding", defaultMessage: "退款中" },
  succeeded: { id: "refund.status.succeeded", defaultMessage: "退款成功" },
  withdrawn: { id: "refund.status.withdrawn", defaultMessage: "已撤销" },
  closed: { id: "refund.status.closed", defaultMessage: "已关闭" },
});
