import { defineMessages } from "../../messages/define-messages.ts";

/** Words of FlashSaleBar. */
export const words = defineMessages({
  left: { id: "flashSaleBar.left", defaultMessage: "仅剩 {left}{unit}" },
});
