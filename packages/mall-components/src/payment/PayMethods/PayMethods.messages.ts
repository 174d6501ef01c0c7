import { defineMessages } from "../../messages/define-messages.ts";

/** Words of PayMethods. */
export const messages = defineMessages({
  title: { id: "payMethods.title", defaultMessage: "请选择支付方式" },
  balanceIs: { id: "payMethods.balanceIs", defaultMessage: "当前余额 ¥{balance}" },
  byScan: { id: "payMethods.byScan", defaultMessage: "使用手机扫码支付" },
  topUpHint: { id: "payMethods.topUpHint", defaultMessage: "余额不足，可先充值再支付。" },
  topUp: { id: "payMethods.topUp", defaultMessage: "去充值" },
  pay: { id: "payMethods.pay", defaultMessage: "立即支付 ¥{amount}" },
  paying: { id: "payMethods.paying", defaultMessage: "正在支付" },
});

/** Names of the pay methods. */
export const payMethodMessages = defineMessages({
  wechatScan: { id: "payMethods.method.wechatScan", defaultMessage: "微信支付" },
  alipay: { id: "payMethods.method.alipay", defaultMessage: "支付宝" },
  balance: { id: "payMethods.method.balance", defaultMessage: "余额支付" },
  bankTransfer: { id: "payMethods.method.bankTransfer", defaultMessage: "对公转账" },
  accountTerms: { id: "payMethods.method.accountTerms", defaultMessage: "账期支付" },
  points: { id: "payMethods.method.points", defaultMessage: "积分支付" },
});
