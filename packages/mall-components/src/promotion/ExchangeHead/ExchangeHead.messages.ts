import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ExchangeHead. */
export const words = defineMessages({
  line: { id: "exchangeHead.line", defaultMessage: "积分换好物，也可以用积分加现金兑换，全部包邮" },
});
