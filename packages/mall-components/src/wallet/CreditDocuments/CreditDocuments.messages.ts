import { defineMessages } from "../../messages/define-messages.ts";

/** Words of CreditDocuments. */
export const words = defineMessages({
  label: { id: "creditDocuments.label", defaultMessage: "证明材料" },
  hint: {
    id: "creditDocuments.hint",
    defaultMessage: "营业执照、财务报表等的照片或扫描件，仅企业管理员与审核店铺可见。",
  },
});
