import { defineMessages } from "../../messages/define-messages.ts";

/** Words of GiftLines. */
export const messages = defineMessages({
  gifts: { id: "giftLines.gifts", defaultMessage: "随单赠品" },
});
