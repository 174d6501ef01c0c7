/** What the mall writes about the approval of an order, to who approves and to who ordered. */
import type { MessageEvent } from "../states/account/message.ts";
import type { Sentence } from "./locale.ts";

export const approvalMessageWords = {
  approvalWaiting: {
    title: { zh_CN: "有订单待您审批", en: "An order waits for your approval" },
    content: {
      zh_CN: "{person}提交的订单 {orderNumber}（¥{amount}）待您审批，商品为其保留 24 小时。",
      en: "{person} asks you to approve order {orderNumber}, ¥{amount}; its goods are held for 24 hours.",
    },
  },
  approvalGiven: {
    title: { zh_CN: "订单审批通过", en: "Your order is approved" },
    content: {
      zh_CN: "订单 {orderNumber} 已由{person}审批通过，请在 30 分钟内支付 ¥{amount}。",
      en: "{person} has approved order {orderNumber}; please pay ¥{amount} within 30 minutes.",
    },
  },
  approvalRefused: {
    title: { zh_CN: "订单审批未通过", en: "Your order is not approved" },
    content: {
      zh_CN:
        "订单 {orderNumber} 被{person}拒绝：{reason}。商品库存、优惠券和积分已退回，您可以修改后重新提交。",
      en: "{person} has refused order {orderNumber}: {reason}. Stock, coupons and points went back; you can change it and send it again.",
    },
  },
  approvalLapsed: {
    title: { zh_CN: "订单超时未审批", en: "Your order was not approved in time" },
    content: {
      zh_CN:
        "订单 {orderNumber} 在 24 小时内未完成审批，已自动取消；商品库存、优惠券和积分已退回，您可以重新提交。",
      en: "Order {orderNumber} was not approved within 24 hours and is canceled; stock, coupons and points went back and you can send it again.",
    },
  },
} as const satisfies Partial<Record<MessageEvent, { title: Sentence; content: Sentence }>>;
