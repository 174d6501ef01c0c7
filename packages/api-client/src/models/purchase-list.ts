/** Purchase lists (采购清单): named lists of goods that are ordered again and again. */
import { cartLimits, purchaseListLimits, quickOrderLimits } from "@tradehall/mall-rules/limits";
import { purchaseListActions } from "@tradehall/mall-rules/states/purchase/purchase-list";
import * as v from "valibot";
import { QuickGoods } from "./quick-order.ts";
import { dateTime, flag, id, instant, int, money, text } from "./wire.ts";

/** A list without its lines. */
export const PurchaseListHead = v.object({
  listId: id,
  name: v.string(),
  /** 1 while every member of its enterprise reads it and orders from it. */
  isShared: flag,
  /** 1 for the buyer's own. */
  isOwn: flag,
  /** Who made it. */
  ownerName: v.string(),
  lineCount: v.number(),
  updateTime: dateTime,
  /** What the buyer may do with it. */
  actions: v.array(v.picklist(purchaseListActions)),
});
export type PurchaseListHead = v.InferOutput<typeof PurchaseListHead>;

/** One kind of goods of a list, as it is today; `price` is of a piece where so many are ordered. */
export const PurchaseLine = v.object({
  ...QuickGoods.entries,
  prodCount: v.number(),
  note: v.string(),
  /** Of the whole line. */
  total: money,
  createdAt: instant,
});
export type PurchaseLine = v.InferOutput<typeof PurchaseLine>;

export const PurchaseList = v.object({
  ...PurchaseListHead.entries,
  lines: v.array(PurchaseLine),
  /** Of the lines that can be put into the cart. */
  total: money,
});

export const listName = text(200);
export const listId = v.object({ listId: id });

const prodCount = v.pipe(int, v.minValue(1), v.maxValue(cartLimits.linePieces));
const note = text(500);
/** What a line is changed to; what is left out stays. */
export const lineChange = { prodCount: v.optional(prodCount), note: v.optional(note) };

/** A line that goes into a list. */
export const NewLine = v.object({ skuId: id, prodCount, note: v.optional(note, "") });
/** A line that goes back to its place. */
export const RemovedLine = v.object({ ...NewLine.entries, createdAt: instant });

const several = <S extends v.GenericSchema>(one: S, most: number = purchaseListLimits.lines) =>
  v.pipe(v.array(one), v.minLength(1), v.maxLength(most));
/** As many as a quick order has: what a list does not take is refused in words. */
export const newLines = several(NewLine, quickOrderLimits.rows);
export const removedLines = several(RemovedLine);
export const skuIds = several(id);

export const headExample: PurchaseListHead = {
  ...{ listId: 5, name: "华东仓月度补货", isShared: 1, isOwn: 1, ownerName: "采购部", lineCount: 1 },
  ...{ updateTime: "2026-11-20 09:30:00", actions: ["order", "copy", "change", "remove", "share"] },
};
export const lineExample: PurchaseLine = {
  ...{ prodId: 31, skuId: 310, prodName: "固联 8.8级外六角螺栓", skuName: "M8×30" },
  ...{ partyCode: "GL-310", pic: "", unit: "盒", price: "17.50", total: "350.00" },
  ...{ minCount: 10, stepCount: 10, stocks: 800, canBuy: 1, why: "" },
  ...{ prodCount: 20, note: "2 号线备件", createdAt: 1_795_138_200_000 },
};
