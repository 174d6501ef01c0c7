import { defineMessages } from "../../messages/define-messages.ts";

/** Words of InvoiceList. */
export const words = defineMessages({
  none: { id: "invoiceList.none", defaultMessage: "暂无发票" },
  noneHint: { id: "invoiceList.noneHint", defaultMessage: "在已付款的订单中点“申请发票”，进度会显示在这里" },
  failed: { id: "invoiceList.failed", defaultMessage: "发票加载失败" },
});

/** Names of its tabs. */
export const tabWords = defineMessages({
  tabs: { id: "invoiceList.tabs", defaultMessage: "发票状态" },
});
