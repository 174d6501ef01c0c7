import { defineMessages } from "../../messages/define-messages.ts";

/** Words of BlockNotice. */
export const words = defineMessages({
  label: { id: "blockNotice.label", defaultMessage: "店铺公告" },
});
