/** Purchase lists of the stories. */
import { purchaseListActions } from "@tradehall/mall-rules/states/purchase/purchase-list";
import type { PurchaseLineView, PurchaseListView } from "../saved/purchase-list-view.ts";
import { sampleOrderLines } from "./order.ts";

const list: PurchaseListView = {
  ...{ id: "1", name: "每月劳保", href: "?list=1", isShared: true, isOwn: true, ownerName: "采购部" },
  ...{ lineCount: 12, updatedText: "2026-11-20", actions: purchaseListActions },
};
export const sampleLists: readonly PurchaseListView[] = [
  list,
  { ...list, id: "2", name: "2 号线备件", href: "?list=2", isShared: false, lineCount: 86 },
  {
    ...{ ...list, id: "3", name: "仓库年度盘点补货", href: "?list=3", isOwn: false, ownerName: "仓储部" },
    ...{ lineCount: 240, updatedText: "2026-11-03", actions: ["order", "copy"] },
  },
];

const goods = sampleOrderLines[0];
const line: PurchaseLineView = {
  ...{ id: "310", prodId: "31", yuan: "17.50", total: "350.00", unit: "盒", quantity: 20, note: "" },
  goods: {
    title: "固联 8.8级外六角螺栓",
    href: "?goods",
    skuText: "M8×30",
    code: "GL-310",
    ...(goods?.picture ? { picture: goods.picture } : {}),
  },
  rule: { min: 10, step: 10, max: 800 },
};
const titled = (title: string) => ({ ...line.goods, title });
export const sampleLines: readonly PurchaseLineView[] = [
  { ...line, note: "2 号线备件，周五前到货" },
  {
    ...{ ...line, id: "311", goods: titled("3M 防护手套 丁腈掌浸"), yuan: "5.50", total: "2750.00" },
    ...{ quantity: 500, rule: { min: 5, step: 5, max: 320 } },
  },
  {
    ...{ ...line, id: "312", goods: titled("得力 透明封箱胶带"), yuan: "3.20", total: "38.40" },
    ...{ quantity: 12, blocked: "商品已售罄或无货", rule: { min: 1, step: 1, max: 0 } },
  },
];
