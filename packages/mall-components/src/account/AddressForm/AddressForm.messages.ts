import { defineMessages } from "../../messages/define-messages.ts";

/** Words of AddressForm. */
export const messages = defineMessages({
  detail: { id: "addressForm.detail", defaultMessage: "详细地址" },
  detailHint: { id: "addressForm.detailHint", defaultMessage: "街道、楼栋、门牌号等" },
});
