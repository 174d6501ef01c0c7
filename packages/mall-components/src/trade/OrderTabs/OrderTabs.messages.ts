import { defineMessages } from "../../messages/define-messages.ts";

/** Words of OrderTabs. */
export const messages = defineMessages({
  label: { id: "orderTabs.label", defaultMessage: "订单状态" },
  trash: { id: "orderTabs.trash", defaultMessage: "回收站" },
});
