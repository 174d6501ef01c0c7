import { defineMessages } from "../../messages/define-messages.ts";

/** Words of FlashSaleRounds. */
export const words = defineMessages({
  label: { id: "flashSaleRounds.label", defaultMessage: "秒杀场次" },
  line: { id: "flashSaleRounds.line", defaultMessage: "限时限量，每场低价" },
  round: { id: "flashSaleRounds.round", defaultMessage: "{time} 场" },
  hint: {
    id: "flashSaleRounds.hint",
    defaultMessage: "先到先得，提交订单后请在 {minutes} 分钟内付款，逾期将自动释放",
  },
});
