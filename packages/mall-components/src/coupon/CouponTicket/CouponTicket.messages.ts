import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CouponTicket. */
export const messages = defineMessages({
  validDays: { id: "couponTicket.validDays", defaultMessage: "领取后 {days, number} 天内有效" },
});
