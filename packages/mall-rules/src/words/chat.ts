/** What both sides say in a chat. */
import { keysOf } from "../records/index.ts";
import type { Sentence } from "./locale.ts";

export const chatRefusalWords = {
  conversationMissing: { zh_CN: "会话不存在", en: "The conversation does not exist" },
  chatOrderElsewhere: {
    zh_CN: "该订单不属于当前店铺，请联系对应店铺",
    en: "The order is of another shop, please contact that one",
  },
  chatRateNotNow: {
    zh_CN: "客服尚未回复，暂不能评价",
    en: "There is no new answer to rate yet",
  },
  chatClosedShop: {
    zh_CN: "店铺已停止营业，请联系平台客服",
    en: "The shop is closed, please contact the mall’s own service",
  },
} as const satisfies Record<string, Sentence>;

/** What the platform's own conversation is called. */
export const platformServiceName: Sentence = { zh_CN: "平台客服", en: "Mall service" };

/** What a message without text is called in a list. */
export const chatKindWords = {
  picture: { zh_CN: "[图片]", en: "[Picture]" },
  product: { zh_CN: "[商品] {name}", en: "[Product] {name}" },
  order: { zh_CN: "[订单] {name}", en: "[Order] {name}" },
} as const satisfies Record<string, Sentence>;

/** Questions at hand, by what the conversation is about. */
export const chatQuestions = {
  product: [
    { zh_CN: "这款商品什么时候能发货？", en: "When can this product be shipped?" },
    { zh_CN: "大批量采购有优惠吗？", en: "Is there a better price for large quantities?" },
    { zh_CN: "可以开增值税专用发票吗？", en: "Do you issue special VAT invoices?" },
    { zh_CN: "有检测报告或说明书吗？", en: "Is there a test report or a manual?" },
  ],
  order: [
    { zh_CN: "我的订单什么时候发货？", en: "When will my order be shipped?" },
    { zh_CN: "可以修改收货地址吗？", en: "Can the delivery address be changed?" },
    { zh_CN: "如何申请退换货？", en: "How do I return or exchange goods?" },
    { zh_CN: "发票什么时候开具？", en: "When will the invoice be issued?" },
  ],
  refund: [
    { zh_CN: "退款什么时候到账？", en: "When will the refund arrive?" },
    { zh_CN: "退货寄到哪里？", en: "Where do I send the goods back to?" },
    { zh_CN: "退款为什么被拒绝？", en: "Why was the refund refused?" },
  ],
  general: [
    { zh_CN: "如何成为会员？", en: "How do I become a member?" },
    { zh_CN: "支持哪些付款方式？", en: "Which ways to pay are there?" },
    { zh_CN: "如何开具发票？", en: "How do I get an invoice?" },
    { zh_CN: "如何联系人工客服？", en: "How do I reach a person?" },
  ],
} as const satisfies Record<string, readonly Sentence[]>;
export type ChatTopic = keyof typeof chatQuestions;
export const chatTopics = keysOf(chatQuestions);

/** What the sandbox's agent says by itself. */
export const autopilotAnswer: Sentence = {
  zh_CN: "您好，已收到您的消息，客服正在为您查询，请稍候。",
  en: "Hello, your message has arrived. We are looking into it, one moment please.",
};
