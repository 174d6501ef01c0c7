/** Words of an exported purchase list. */
import { exportColumns } from "./order-export.ts";

/** What stands over each column; its heads of code and quantity are those that a quick order reads. */
export const purchaseListColumns = {
  code: exportColumns.code,
  product: exportColumns.product,
  sku: exportColumns.sku,
  quantity: exportColumns.quantity,
  unit: exportColumns.unit,
  price: exportColumns.price,
  total: exportColumns.total,
  note: { zh_CN: "备注", en: "Note" },
  state: { zh_CN: "状态", en: "State" },
} as const;
