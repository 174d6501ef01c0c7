import { defineMessages } from "../../messages/define-messages.ts";

/** Words of SoldProgress. */
export const words = defineMessages({
  sold: { id: "soldProgress.sold", defaultMessage: "已抢 {percent}%" },
});
