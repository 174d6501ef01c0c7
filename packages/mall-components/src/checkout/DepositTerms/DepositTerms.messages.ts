import { defineMessages } from "../../messages/define-messages.ts";

/** Words of DepositTerms. */
export const messages = defineMessages({
  agree: { id: "depositTerms.agree", defaultMessage: "我已阅读并同意预售规则：定金支付后不退" },
  rule: {
    id: "depositTerms.rule",
    defaultMessage:
      "请在 {from} 至 {to} 支付尾款 ¥{balance}（含运费），逾期未付订单将关闭，定金 ¥{deposit} 不退；因商家原因不能发货的，定金原路退回。",
  },
});
