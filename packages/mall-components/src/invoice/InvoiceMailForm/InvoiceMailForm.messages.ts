import { defineMessages } from "../../messages/define-messages.ts";

/** Words of InvoiceMailForm. */
export const words = defineMessages({
  label: { id: "invoiceMailForm.label", defaultMessage: "发送到邮箱" },
  email: { id: "invoiceMailForm.email", defaultMessage: "收票邮箱" },
  emailHint: { id: "invoiceMailForm.emailHint", defaultMessage: "例如 caiwu@example.com" },
  send: { id: "invoiceMailForm.send", defaultMessage: "发送发票" },
  sent: { id: "invoiceMailForm.sent", defaultMessage: "已于 {time} 发送至 {email}" },
});
