import { defineMessages } from "../../messages/define-messages.ts";

/** What is asked, and how else it may be answered. */
export const words = defineMessages({
  cancelOrder: {
    id: "confirmDialog.cancelOrder",
    defaultMessage: "订单 {orderNumber} 取消后不可恢复，确定取消吗？",
  },
  keepOrder: { id: "confirmDialog.keepOrder", defaultMessage: "暂不取消" },
  receiveOrder: {
    id: "confirmDialog.receiveOrder",
    defaultMessage: "请确认已收到订单 {orderNumber} 的全部商品，确认后不可撤销。",
  },
  purgeOrder: {
    id: "confirmDialog.purgeOrder",
    defaultMessage: "订单 {orderNumber} 永久删除后不可恢复，确定删除吗？",
  },
  withdrawRefund: {
    id: "confirmDialog.withdrawRefund",
    defaultMessage: "撤销退款 {refundSn} 后，商家不再处理。售后期内可重新申请。",
  },
  deleteReviewTitle: { id: "confirmDialog.deleteReviewTitle", defaultMessage: "删除评价" },
  deleteReview: {
    id: "confirmDialog.deleteReview",
    defaultMessage: "对“{title}”的评价将从商品页移除，删除后无法恢复，也不能再次评价该商品。",
  },
  payFromBalanceTitle: { id: "confirmDialog.payFromBalanceTitle", defaultMessage: "使用余额支付" },
  payFromBalance: {
    id: "confirmDialog.payFromBalance",
    defaultMessage: "将从余额中支付 ¥{amount}，支付后余额为 ¥{left}，确定支付吗？",
  },
  payOnTermsTitle: { id: "confirmDialog.payOnTermsTitle", defaultMessage: "使用账期支付" },
  payOnTerms: {
    id: "confirmDialog.payOnTerms",
    defaultMessage: "¥{amount} 将计入企业账期，请于 {day} 前还款，确定使用账期支付吗？",
  },
  payNow: { id: "confirmDialog.payNow", defaultMessage: "确认支付" },
  deleteTitleTitle: { id: "confirmDialog.deleteTitleTitle", defaultMessage: "删除发票抬头" },
  deleteTitle: {
    id: "confirmDialog.deleteTitle",
    defaultMessage: "确定删除抬头“{name}”吗？已申请的发票不受影响。",
  },
  withdrawStore: {
    id: "confirmDialog.withdrawStore",
    defaultMessage: "确定撤回店铺“{shopName}”的开店申请吗？撤回后平台不再审核，可修改后重新提交。",
  },
  withdrawInvoice: {
    id: "confirmDialog.withdrawInvoice",
    defaultMessage: "确定撤销订单 {orderNumber} 的开票申请吗？之后可以重新申请。",
  },
  deleteAddressTitle: { id: "confirmDialog.deleteAddressTitle", defaultMessage: "删除收货地址" },
  deleteAddress: {
    id: "confirmDialog.deleteAddress",
    defaultMessage: "确定删除 {receiver} 的收货地址“{address}”吗？",
  },
  endSession: {
    id: "confirmDialog.endSession",
    defaultMessage: "“{device}”需要重新登录才能继续使用，确定退出吗？",
  },
  removeMailTitle: { id: "confirmDialog.removeMailTitle", defaultMessage: "解除邮箱绑定" },
  removeMail: {
    id: "confirmDialog.removeMail",
    defaultMessage: "解除后该邮箱不再用于您的账号，尚未打开的验证链接也会失效，确定解除吗？",
  },
  endOthers: {
    id: "confirmDialog.endOthers",
    defaultMessage: "除本机外的 {count} 台设备需要重新登录才能继续使用，确定退出吗？",
  },
  removeMember: {
    id: "confirmDialog.removeMember",
    defaultMessage: "{name}将不能再以该企业身份采购，其未完成的订单由您继续处理。",
  },
  leaveEnterprise: {
    id: "confirmDialog.leaveEnterprise",
    defaultMessage: "退出{name}后，您未完成的订单由管理员继续处理，您将看不到这些订单。",
  },
  closeEnterprise: {
    id: "confirmDialog.closeEnterprise",
    defaultMessage:
      "注销后不可恢复：{name}的全部成员将被移出，企业订单与账单不再可查，请先导出留存。所有订单完成且账期还清后才能注销。",
  },
  confirmStatement: {
    id: "confirmDialog.confirmStatement",
    defaultMessage: "确认后表示贵司认可 {month} 的账单金额，此操作不可撤回。",
  },
  withdrawQuote: {
    id: "confirmDialog.withdrawQuote",
    defaultMessage: "撤回后商家不再报价，如仍需要须重新询价。",
  },
  declineQuote: {
    id: "confirmDialog.declineQuote",
    defaultMessage: "谢绝后不能再按此报价下单，如仍需要须重新询价。",
  },
  transfer: {
    id: "confirmDialog.transfer",
    defaultMessage: "{name}接受后成为企业管理员，您将变为普通成员。",
  },
});

/** Why a buyer cancels an order. */
export const cancelReasons = {
  ...defineMessages({
    label: { id: "confirmDialog.cancelReason", defaultMessage: "取消原因" },
    missing: { id: "confirmDialog.cancelReasonMissing", defaultMessage: "请选择取消原因" },
  }),
  options: Object.values(
    defineMessages({
      changedMind: { id: "confirmDialog.changedMind", defaultMessage: "不想买了" },
      wrongOrder: { id: "confirmDialog.wrongOrder", defaultMessage: "商品或数量选错了" },
      wrongAddress: { id: "confirmDialog.wrongAddress", defaultMessage: "收货地址填错了" },
      cheaperElsewhere: { id: "confirmDialog.cheaperElsewhere", defaultMessage: "价格不合适" },
      payError: { id: "confirmDialog.payError", defaultMessage: "支付遇到问题" },
      other: { id: "confirmDialog.other", defaultMessage: "其他原因" },
    }),
  ),
};
