import { defineMessages } from "../../messages/define-messages.ts";

/** Words of SubmitBar. */
export const messages = defineMessages({
  sendTo: { id: "submitBar.sendTo", defaultMessage: "寄送至：{address}" },
  receiver: { id: "submitBar.receiver", defaultMessage: "收货人：{receiver} {mobile}" },
  submit: { id: "submitBar.submit", defaultMessage: "提交订单" },
  submitting: { id: "submitBar.submitting", defaultMessage: "正在提交订单" },
  pricing: { id: "submitBar.pricing", defaultMessage: "正在重新计算金额" },
});
