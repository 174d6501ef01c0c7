import { defineMessages } from "../../messages/define-messages.ts";

/** Words of OrderTabs. */
export const messages = defineMessages({
  trash: { id: "orderTabs.trash", defaultMessage: "回收站" },
});
