import { defineMessages } from "../../messages/define-messages.ts";

/** Words of TopUpForm. */
export const words = defineMessages({
  title: { id: "topUpForm.title", defaultMessage: "充值" },
  offered: { id: "topUpForm.offered", defaultMessage: "常用金额" },
  amount: { id: "topUpForm.amount", defaultMessage: "充值金额" },
  range: { id: "topUpForm.range", defaultMessage: "单次最多 ¥{max}" },
  method: { id: "topUpForm.method", defaultMessage: "支付方式" },
  submit: { id: "topUpForm.submit", defaultMessage: "立即充值" },
  pending: { id: "topUpForm.pending", defaultMessage: "正在生成二维码" },
  closed: { id: "topUpForm.closed", defaultMessage: "暂不支持在线充值，请联系客服办理。" },
  full: { id: "topUpForm.full", defaultMessage: "余额已达上限，使用后可再充值。" },
});
