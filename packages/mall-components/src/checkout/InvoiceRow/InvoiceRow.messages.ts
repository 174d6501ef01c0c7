import { defineMessages } from "../../messages/define-messages.ts";

/** Words of InvoiceRow. */
export const messages = defineMessages({
  change: { id: "invoiceRow.change", defaultMessage: "修改" },
});
