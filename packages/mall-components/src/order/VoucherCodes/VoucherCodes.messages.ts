import { couponWords } from "../../messages/coupon.messages.ts";
import { defineMessages } from "../../messages/define-messages.ts";

/** Words of VoucherCodes. */
export const messages = defineMessages({
  title: { id: "voucherCodes.title", defaultMessage: "券码" },
  left: { id: "voucherCodes.left", defaultMessage: "共 {count, number} 张，{left, number} 张可用" },
  until: { id: "voucherCodes.until", defaultMessage: "{time} 前可用" },
  copy: { id: "voucherCodes.copy", defaultMessage: "复制券码 {code}" },
});

/** Names of what a code is worth now. */
export const voucherStateMessages = {
  unused: couponWords.unused,
  used: couponWords.used,
  expired: couponWords.expired,
};
