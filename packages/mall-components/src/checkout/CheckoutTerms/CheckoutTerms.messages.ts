import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CheckoutTerms. */
export const words = defineMessages({
  usable: {
    id: "checkoutTerms.usable",
    defaultMessage: "本店账期可用额度 ¥{left}，{days} 天内还款（{day} 前）",
  },
  separateOrders: {
    id: "checkoutTerms.separateOrders",
    defaultMessage: "其他店铺不能使用账期，需将订单分开支付",
  },
});

/** Why the terms cannot be used for what is ordered. */
export const blockWords = defineMessages({
  notOpen: { id: "checkoutTerms.block.notOpen", defaultMessage: "本店已停用账期，请选择其他支付方式" },
  overdue: { id: "checkoutTerms.block.overdue", defaultMessage: "本店有逾期账款，还清后才能使用账期" },
  tooLittle: {
    id: "checkoutTerms.block.tooLittle",
    defaultMessage: "本店账期可用额度 ¥{left}，不足以支付本店订单",
  },
  preSale: { id: "checkoutTerms.block.preSale", defaultMessage: "预售商品不能使用账期" },
});
