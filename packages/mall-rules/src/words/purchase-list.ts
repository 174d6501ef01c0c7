/** Words of purchase lists that the server says: the columns of an exported one, and names. */
import { exportColumns } from "./order-export.ts";

/** What is over each column; its heads of code and quantity are those that a quick order reads. */
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

/** Behind the name of a list that was copied, and of one that a quick order makes; the day is `yyyy-MM-dd`. */
export const purchaseListNames = {
  copy: { zh_CN: "{name} 副本", en: "{name} copy" },
  quickOrder: { zh_CN: "快速下单 {day}", en: "Quick order {day}" },
} as const;
