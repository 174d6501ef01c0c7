import { defineMessages } from "../../messages/define-messages.ts";

/** Words of InvoiceTitleList. */
export const words = defineMessages({
  none: { id: "invoiceTitleList.none", defaultMessage: "还没有发票抬头" },
  noneHint: { id: "invoiceTitleList.noneHint", defaultMessage: "保存后，结算和申请发票时可直接选择" },
  failed: { id: "invoiceTitleList.failed", defaultMessage: "发票抬头加载失败" },
  count: { id: "invoiceTitleList.count", defaultMessage: "已保存 {count} 个抬头，最多 {max} 个" },
  full: { id: "invoiceTitleList.full", defaultMessage: "最多保存 {max} 个抬头，请先删除不用的抬头" },
  edit: { id: "invoiceTitleList.edit", defaultMessage: "编辑抬头“{name}”" },
  delete: { id: "invoiceTitleList.delete", defaultMessage: "删除抬头“{name}”" },
  setDefault: { id: "invoiceTitleList.setDefault", defaultMessage: "将“{name}”设为默认抬头" },
});
