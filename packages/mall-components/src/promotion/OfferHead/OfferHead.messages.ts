import { defineMessages } from "../../messages/define-messages.ts";

/** Words of OfferHead. */
export const words = defineMessages({
  rules: { id: "offerHead.rules", defaultMessage: "优惠规则" },
  period: { id: "offerHead.period", defaultMessage: "活动时间 {period}" },
});
