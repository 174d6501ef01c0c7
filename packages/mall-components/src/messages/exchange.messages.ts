import { defineMessages } from "./define-messages.ts";

/** Words of the points mall. */
export const exchangeWords = defineMessages({
  redeem: { id: "exchange.redeem", defaultMessage: "立即兑换" },
  owned: { id: "exchange.owned", defaultMessage: "可用积分" },
  missing: { id: "exchange.missing", defaultMessage: "还差 {missing, number} 积分" },
});
