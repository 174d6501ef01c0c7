/** What the mall writes to a buyer, in the reader's language; `{name}` places are filled in. */
import type { MessageEvent } from "../states/message.ts";
import type { Sentence } from "./index.ts";

export const messageWords: Record<MessageEvent, { title: Sentence; content: Sentence }> = {
  orderPaid: {
    title: { zh_CN: "订单支付成功", en: "Order paid" },
    content: {
      zh_CN: "订单 {orderNumber} 已支付 ¥{amount}，{shop}会尽快为您发货。",
      en: "Order {orderNumber} is paid, ¥{amount}. {shop} will ship it soon.",
    },
  },
  orderGrouping: {
    title: { zh_CN: "拼团订单支付成功", en: "Group order paid" },
    content: {
      zh_CN: "订单 {orderNumber} 已支付 ¥{amount}，成团后{shop}会为您发货。",
      en: "Order {orderNumber} is paid, ¥{amount}. {shop} ships it once the team is full.",
    },
  },
  vouchersReady: {
    title: { zh_CN: "券码已发放", en: "Voucher codes are ready" },
    content: {
      zh_CN: "订单 {orderNumber} 已支付 ¥{amount}，券码可在订单详情中查看。",
      en: "Order {orderNumber} is paid, ¥{amount}. Its voucher codes stand in the order's details.",
    },
  },
  orderShipped: {
    title: { zh_CN: "订单已发货", en: "Order shipped" },
    content: {
      zh_CN: "订单 {orderNumber} 已由{courier}发出，运单号 {waybill}。",
      en: "Order {orderNumber} was shipped by {courier}, waybill {waybill}.",
    },
  },
  orderExpired: {
    title: { zh_CN: "订单已取消", en: "Order canceled" },
    content: {
      zh_CN: "订单 {orderNumber} 超时未支付，已自动取消；商品库存、优惠券和积分已退回。",
      en: "Order {orderNumber} was not paid in time and is canceled; stock, coupons and points went back.",
    },
  },
  commentReplied: {
    title: { zh_CN: "卖家回复了您的评价", en: "The seller answered your review" },
    content: {
      zh_CN: "{shop}回复了您对“{product}”的评价：{reply}",
      en: "{shop} answered your review of “{product}”: {reply}",
    },
  },
  orderReceived: {
    title: { zh_CN: "订单已自动确认收货", en: "Order received automatically" },
    content: {
      zh_CN: "订单 {orderNumber} 已到自动确认收货时间。如有问题，可在 7 天内申请售后。",
      en: "The time to confirm order {orderNumber} is over, so it counts as received. Refunds stay open for 7 days.",
    },
  },
  refundToReturn: {
    title: { zh_CN: "商家已同意退货", en: "The return is agreed to" },
    content: {
      zh_CN: "退款 {refundSn} 已通过，请在 7 天内寄回商品并填写退货物流，逾期将自动关闭。",
      en: "Refund {refundSn} is agreed to. Send the goods back and fill in the parcel within 7 days, or it closes.",
    },
  },
  refundAgreed: {
    title: { zh_CN: "退款处理中", en: "The refund is under way" },
    content: {
      zh_CN: "退款 {refundSn} 已通过，¥{amount} 将原路退回。",
      en: "Refund {refundSn} is agreed to, ¥{amount} goes back the way it came.",
    },
  },
  refundRefused: {
    title: { zh_CN: "商家已拒绝退款", en: "The refund was refused" },
    content: {
      zh_CN: "退款 {refundSn} 被拒绝：{reason}。您可在 7 天内修改后重新申请。",
      en: "Refund {refundSn} was refused: {reason}. You may mend and send it again within 7 days.",
    },
  },
  refundSucceeded: {
    title: { zh_CN: "退款成功", en: "Refunded" },
    content: {
      zh_CN: "退款 {refundSn} 已完成，¥{amount} 已原路退回。",
      en: "Refund {refundSn} is done, ¥{amount} went back the way it came.",
    },
  },
  refundClosed: {
    title: { zh_CN: "退款已关闭", en: "The refund is closed" },
    content: {
      zh_CN: "退款 {refundSn} 因超时未处理已关闭。",
      en: "Refund {refundSn} was closed because nothing was done in time.",
    },
  },
};
