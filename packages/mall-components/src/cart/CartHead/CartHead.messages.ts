import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CartHead. */
export const messages = defineMessages({
  actions: { id: "cartHead.actions", defaultMessage: "操作" },
});
