import { defineMessages } from "../../messages/define-messages.ts";
import { orderWords } from "../../messages/order.messages.ts";

/** Words of QrPayPanel. */
export const messages = defineMessages({
  timeLeft: { id: "qrPayPanel.timeLeft", defaultMessage: "二维码剩余有效时间" },
  consequence: { id: "qrPayPanel.consequence", defaultMessage: "过期后需刷新二维码" },
  consequenceOfLast: { id: "qrPayPanel.consequenceOfLast", defaultMessage: "过期后需重新下单" },
  done: { id: "qrPayPanel.done", defaultMessage: "我已完成支付" },
  checking: { id: "qrPayPanel.checking", defaultMessage: "正在查询支付结果" },
  notPaidYet: {
    id: "qrPayPanel.notPaidYet",
    defaultMessage: "暂未收到您的付款，付款到账后本页会自动跳转",
  },
  trouble: { id: "qrPayPanel.trouble", defaultMessage: "支付遇到问题" },
  otherMethod: { id: "qrPayPanel.otherMethod", defaultMessage: "更换支付方式" },
  code: { id: "qrPayPanel.code", defaultMessage: "{method}二维码" },
  refresh: { id: "qrPayPanel.refresh", defaultMessage: "刷新二维码" },
});

/** What each state of the payment says: its order can be paid in all of them, by a new code in the last three. */
export const stateMessages = {
  ...defineMessages({
    waiting: { id: "qrPayPanel.state.waiting", defaultMessage: "请扫码支付" },
    scanned: { id: "qrPayPanel.state.scanned", defaultMessage: "已扫码，请在手机上确认支付" },
    failed: { id: "qrPayPanel.state.failed", defaultMessage: "支付失败，请刷新二维码后重试" },
    expired: { id: "qrPayPanel.state.expired", defaultMessage: "二维码已过期，请刷新后支付" },
    closed: { id: "qrPayPanel.state.closed", defaultMessage: "此二维码已失效，请刷新后支付" },
  }),
  paid: orderWords.paid,
};

/** What is over the code. */
export const veilMessages = defineMessages({
  scanned: { id: "qrPayPanel.veil.scanned", defaultMessage: "已扫码" },
  paid: { id: "qrPayPanel.veil.paid", defaultMessage: "支付成功" },
  failed: { id: "qrPayPanel.veil.failed", defaultMessage: "支付失败" },
  expired: { id: "qrPayPanel.veil.expired", defaultMessage: "二维码已过期" },
  closed: { id: "qrPayPanel.veil.closed", defaultMessage: "二维码已失效" },
});
