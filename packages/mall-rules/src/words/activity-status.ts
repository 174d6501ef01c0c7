/** Where an activity is whose pieces are gone: in one form by its card, its page and the server's refusal. */
export const activityStatusWords = {
  soldOutForNow: { zh_CN: "已抢光，等待未付款订单释放", en: "All taken, some not paid for yet" },
  soldOut: { zh_CN: "已抢光", en: "All gone" },
} as const;
