import { defineMessages } from "../../messages/define-messages.ts";

/** Words of InvoiceTabs. */
export const words = defineMessages({
  label: { id: "invoiceTabs.label", defaultMessage: "发票状态" },
});
