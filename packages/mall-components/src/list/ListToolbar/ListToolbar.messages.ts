import { defineMessages } from "../../messages/define-messages.ts";

/** Words of ListToolbar. */
export const words = defineMessages({
  label: { id: "listToolbar.label", defaultMessage: "排序与筛选" },
  default: { id: "listToolbar.default", defaultMessage: "综合" },
  sales: { id: "listToolbar.sales", defaultMessage: "销量" },
  priceUp: { id: "listToolbar.priceUp", defaultMessage: "价格从低到高" },
  priceDown: { id: "listToolbar.priceDown", defaultMessage: "价格从高到低" },
  newest: { id: "listToolbar.newest", defaultMessage: "新品" },
  min: { id: "listToolbar.min", defaultMessage: "最低价" },
  max: { id: "listToolbar.max", defaultMessage: "最高价" },
  inStock: { id: "listToolbar.inStock", defaultMessage: "仅看有货" },
  selfOperated: { id: "listToolbar.selfOperated", defaultMessage: "自营" },
  active: { id: "listToolbar.active", defaultMessage: "优惠" },
  fromOne: { id: "listToolbar.fromOne", defaultMessage: "1 件起订" },
  grid: { id: "listToolbar.grid", defaultMessage: "图片视图" },
  table: { id: "listToolbar.table", defaultMessage: "表格视图" },
  total: { id: "listToolbar.total", defaultMessage: "共 {count} 种商品" },
  page: { id: "listToolbar.page", defaultMessage: "第 {page} 页，共 {pageCount} 页" },
});
