import { defineMessages } from "../../messages/define-messages.ts";

/** Words of InvoiceTitleForm. */
export const words = defineMessages({
  name: { id: "invoiceTitleForm.name", defaultMessage: "抬头名称" },
  nameHint: { id: "invoiceTitleForm.nameHint", defaultMessage: "姓名或营业执照上的单位全称" },
  taxNoHint: {
    id: "invoiceTitleForm.taxNoHint",
    defaultMessage: "18 位统一社会信用代码；选择企业后自动填入",
  },
  special: { id: "invoiceTitleForm.special", defaultMessage: "以下四项选填，开具增值税专用发票时必需。" },
  phoneHint: { id: "invoiceTitleForm.phoneHint", defaultMessage: "例如 021-58880000" },
  setDefault: { id: "invoiceTitleForm.setDefault", defaultMessage: "设为默认抬头" },
  save: { id: "invoiceTitleForm.save", defaultMessage: "保存抬头" },
  saving: { id: "invoiceTitleForm.saving", defaultMessage: "正在保存抬头" },
});
