import { defineMessages } from "../../messages/define-messages.ts";

/** Words of InvoiceRow. */
export const messages = defineMessages({
  electronic: { id: "invoiceRow.electronic", defaultMessage: "电子普通发票" },
  personal: { id: "invoiceRow.personal", defaultMessage: "个人" },
  unit: { id: "invoiceRow.unit", defaultMessage: "单位" },
  change: { id: "invoiceRow.change", defaultMessage: "修改" },
});
