/** What the mall writes to a buyer, in the reader's language; `{name}` places are filled in. */
import type { MessageEvent } from "../states/account/message.ts";
import { approvalMessageWords } from "./approval.ts";
import { creditMessageWords } from "./credit.ts";
import { exchangeMessageWords } from "./exchange.ts";
import type { Sentence } from "./locale.ts";
import { personMessageWords } from "./person-messages.ts";
import { quoteMessageWords } from "./quotes.ts";
import { transferMessageWords } from "./transfer.ts";

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
  groupFilled: {
    title: { zh_CN: "拼团成功", en: "The team is full" },
    content: {
      zh_CN: "您参与的拼团已成团，订单 {orderNumber} 转为待发货，{shop}会尽快为您发货。",
      en: "Your team is full: order {orderNumber} goes on, {shop} will ship it soon.",
    },
  },
  groupFailed: {
    title: { zh_CN: "拼团未成功", en: "The team was not filled" },
    content: {
      zh_CN: "拼团未在规定时间内凑满，订单 {orderNumber} 已关闭，¥{amount} 将原路退回。",
      en: "The team of order {orderNumber} was not filled in time: it is closed and ¥{amount} is refunded to the original payment method.",
    },
  },
  depositPaid: {
    title: { zh_CN: "定金支付成功", en: "Deposit paid" },
    content: {
      zh_CN: "订单 {orderNumber} 的定金 ¥{amount} 已支付，请于 {from} 至 {to} 支付尾款 ¥{balance}。",
      en: "The deposit of order {orderNumber} is paid, ¥{amount}. Its balance of ¥{balance} is to be paid from {from} to {to}.",
    },
  },
  balanceOpen: {
    title: { zh_CN: "可以支付尾款了", en: "The balance may be paid now" },
    content: {
      zh_CN: "订单 {orderNumber} 的尾款 ¥{balance} 已开始支付，请于 {to} 前完成，逾期订单将关闭，定金不退。",
      en: "The balance of order {orderNumber}, ¥{balance}, may be paid now, until {to}. After that the order is closed and the deposit is not returned.",
    },
  },
  balanceEndsSoon: {
    title: { zh_CN: "尾款支付即将截止", en: "The time for the balance ends soon" },
    content: {
      zh_CN: "订单 {orderNumber} 的尾款 ¥{balance} 将于 {to} 截止支付，逾期订单将关闭，定金不退。",
      en: "The balance of order {orderNumber}, ¥{balance}, can be paid until {to} only. After that the order is closed and the deposit is not returned.",
    },
  },
  balanceExpired: {
    title: { zh_CN: "预售订单已关闭", en: "The pre-sale order is closed" },
    content: {
      zh_CN: "订单 {orderNumber} 未在 {to} 前支付尾款，已自动关闭；按预售规则，定金 ¥{deposit} 不予退还。",
      en: "The balance of order {orderNumber} was not paid by {to}: it is closed, and by the rules of the pre-sale the deposit of ¥{deposit} is not returned.",
    },
  },
  canceledByShop: {
    title: { zh_CN: "商家取消了预售订单", en: "The shop canceled your pre-sale order" },
    content: {
      zh_CN: "订单 {orderNumber} 因商家原因取消，定金 ¥{deposit} 将原路退回。",
      en: "{shop} canceled order {orderNumber}. The deposit of ¥{deposit} is refunded to the original payment method.",
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
  pickupReady: {
    title: { zh_CN: "商品已备好，请到店自提", en: "Ready to collect" },
    content: {
      zh_CN: "订单 {orderNumber} 已在{shop}备好，请凭自提码 {code} 提货。",
      en: "Order {orderNumber} waits for you at {shop}. Show the pickup code {code}.",
    },
  },
  orderCanceled: {
    title: { zh_CN: "订单取消成功", en: "You canceled an order" },
    content: {
      zh_CN: "订单 {orderNumber} 已按您的要求取消；商品库存、优惠券和积分已退回。",
      en: "Order {orderNumber} is canceled as you asked; stock, coupons and points went back.",
    },
  },
  orderConfirmed: {
    title: { zh_CN: "您已确认收货", en: "Receipt confirmed" },
    content: {
      zh_CN: "订单 {orderNumber} 已确认收货，欢迎评价商品。如有问题，可在 7 天内申请售后。",
      en: "You confirmed receipt of order {orderNumber}. Tell others how the goods are; refunds stay open for 7 days.",
    },
  },
  orderCollected: {
    title: { zh_CN: "已到店提货", en: "Collected" },
    content: {
      zh_CN: "订单 {orderNumber} 已在{shop}凭自提码提货。",
      en: "Order {orderNumber} was collected at {shop} with its pickup code.",
    },
  },
  orderCompleted: {
    title: { zh_CN: "订单已完成", en: "Order completed" },
    content: {
      zh_CN: "订单 {orderNumber} 的售后期已过，交易完成。",
      en: "The time for refunds of order {orderNumber} is over; it is complete.",
    },
  },
  commentAdded: {
    title: { zh_CN: "评价已发布", en: "Your review is published" },
    content: {
      zh_CN: "您对“{product}”的评价已发布，感谢分享。",
      en: "Your review of “{product}” is published. Thank you.",
    },
  },
  ...approvalMessageWords,
  orderExpired: {
    title: { zh_CN: "订单已取消", en: "Order canceled" },
    content: {
      zh_CN: "订单 {orderNumber} 超时未支付，已自动取消；商品库存、优惠券和积分已退回。",
      en: "Order {orderNumber} was not paid in time and is canceled; stock, coupons and points went back.",
    },
  },
  commentReplied: {
    title: { zh_CN: "商家回复了您的评价", en: "The seller answered your review" },
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
  refundApplied: {
    title: { zh_CN: "退款申请已提交", en: "Refund applied for" },
    content: {
      zh_CN: "退款 {refundSn}（¥{amount}）已提交，{shop}将在 48 小时内处理，超时视为同意。",
      en: "Refund {refundSn} of ¥{amount} was sent to {shop}, who has 48 hours; silence counts as agreement.",
    },
  },
  refundReturning: {
    title: { zh_CN: "退货已寄出", en: "The goods are on their way back" },
    content: {
      zh_CN: "退款 {refundSn} 的退货物流已提交，{shop}收到商品后为您退款。",
      en: "The parcel of refund {refundSn} is on its way; {shop} refunds you once it has arrived.",
    },
  },
  refundWithdrawn: {
    title: { zh_CN: "退款申请已撤销", en: "The refund was withdrawn" },
    content: {
      zh_CN: "您已撤销退款 {refundSn}。",
      en: "You withdrew refund {refundSn}.",
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
      en: "Refund {refundSn} is agreed to, ¥{amount} is refunded to the original payment method.",
    },
  },
  refundRefused: {
    title: { zh_CN: "商家已拒绝退款", en: "The refund was refused" },
    content: {
      zh_CN: "退款 {refundSn} 被拒绝：{reason}。您可在 7 天内修改后重新申请。",
      en: "Refund {refundSn} was refused: {reason}. You can edit and resubmit it within 7 days.",
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
  invoiceIssued: {
    title: { zh_CN: "发票已开具", en: "The invoice is issued" },
    content: {
      zh_CN: "订单 {orderNumber} 的发票 {invoiceNo} 已开具，¥{amount}，可查看、下载或发送到邮箱。",
      en: "Invoice {invoiceNo} of order {orderNumber} is issued, ¥{amount}: read, download or mail it.",
    },
  },
  invoiceTakenBack: {
    title: { zh_CN: "发票将重新开具", en: "The invoice is reissued" },
    content: {
      zh_CN: "订单 {orderNumber} 部分退款，发票 {invoiceNo} 已冲红，将按剩余金额重新开具。",
      en: "Part of order {orderNumber} was refunded: invoice {invoiceNo} is taken back and reissued for what remains.",
    },
  },
  seckillBegan: {
    title: { zh_CN: "您预约的秒杀已开抢", en: "Your flash sale has begun" },
    content: {
      zh_CN: "“{product}”已在{activity}开抢，秒杀价 ¥{price}，数量有限，先到先得。",
      en: "“{product}” is on sale now in {activity} for ¥{price}, while pieces last.",
    },
  },
  invoiceVoided: {
    title: { zh_CN: "发票已冲红", en: "The invoice is taken back" },
    content: {
      zh_CN: "订单 {orderNumber} 已全部退款，发票 {invoiceNo} 已冲红，请勿再用于报销或抵扣。",
      en: "Order {orderNumber} was refunded: invoice {invoiceNo} is taken back and is no longer good for accounting or deduction.",
    },
  },
  backInStock: {
    title: { zh_CN: "您等待的商品到货了", en: "Back in stock" },
    content: {
      zh_CN: "“{product}”{sku} 已到货，数量有限，请尽快选购。",
      en: "“{product}” {sku} is back in stock. It may not last.",
    },
  },
  couponExpiring: {
    title: { zh_CN: "优惠券即将过期", en: "A coupon ends soon" },
    content: {
      zh_CN: "您的优惠券“{coupon}”将于 {date} 过期，请尽快使用。",
      en: "Your coupon “{coupon}” ends on {date}. Use it before then.",
    },
  },
  ...exchangeMessageWords,
  ...quoteMessageWords,
  ...personMessageWords,
  ...creditMessageWords,
  ...transferMessageWords,
};
