import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ClosingPanel. */
export const words = defineMessages({
  title: { id: "closingPanel.title", defaultMessage: "注销账号" },
  blocked: { id: "closingPanel.blocked", defaultMessage: "暂时无法注销，请先处理以下事项" },
  order: { id: "closingPanel.order", defaultMessage: "未完成的订单 {number}" },
  refund: { id: "closingPanel.refund", defaultMessage: "未完成的售后 {number}" },
  administrator: {
    id: "closingPanel.administrator",
    defaultMessage: "您是“{enterprise}”的管理员，请先转让管理员身份",
  },
  lost: { id: "closingPanel.lost", defaultMessage: "注销后以下权益将作废，且无法恢复" },
  balance: { id: "closingPanel.balance", defaultMessage: "账户余额 ¥{amount}" },
  points: { id: "closingPanel.points", defaultMessage: "{count, number} 积分" },
  coupons: { id: "closingPanel.coupons", defaultMessage: "{count, number} 张可用优惠券" },
  erased: {
    id: "closingPanel.erased",
    defaultMessage: "个人资料、收货地址、收藏、足迹和消息将被清除；评价改为匿名，订单记录依法保留",
  },
  wait: {
    id: "closingPanel.wait",
    defaultMessage: "提交后 {days, number} 天内仍可登录并撤回，到期后账号正式注销，手机号可重新注册",
  },
  asked: { id: "closingPanel.asked", defaultMessage: "注销申请已提交。如改变主意，请在到期前撤回。" },
});
