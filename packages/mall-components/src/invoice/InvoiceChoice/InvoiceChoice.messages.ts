import { defineMessages } from "../../messages/define-messages.ts";

/** Words of InvoiceChoice. */
export const words = defineMessages({
  label: { id: "invoiceChoice.label", defaultMessage: "选择发票" },
  ordinaryHint: { id: "invoiceChoice.ordinaryHint", defaultMessage: "个人或单位，用于报销" },
  specialHint: {
    id: "invoiceChoice.specialHint",
    defaultMessage: "仅限单位，可抵扣；抬头需填全地址、电话、开户行和账号",
  },
  goodForSpecial: { id: "invoiceChoice.goodForSpecial", defaultMessage: "可开专票" },
  noTitle: { id: "invoiceChoice.noTitle", defaultMessage: "还没有发票抬头，请先新增。" },
  titles: { id: "invoiceChoice.titles", defaultMessage: "新增或编辑发票抬头" },
  saving: { id: "invoiceChoice.saving", defaultMessage: "正在处理" },
});
