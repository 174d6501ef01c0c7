/** Purchase lists as pages show them. */
import type { PurchaseLine, PurchaseListHead } from "@tradehall/api-client/models/purchase-list";
import type { PurchaseLineView, PurchaseListView } from "@tradehall/mall-components/saved/PurchaseLists";
import type { DataRoutes } from "./data-routes.ts";

/** `hrefOf` is the address of a list. */
export const toPurchaseList = (
  head: PurchaseListHead,
  hrefOf: (listId: number) => string,
): PurchaseListView => ({
  ...{ id: String(head.listId), name: head.name, href: hrefOf(head.listId), actions: head.actions },
  ...{ isShared: head.isShared === 1, isOwn: head.isOwn === 1, ownerName: head.ownerName },
  lineCount: head.lineCount,
  // To the minute.
  updatedText: head.updateTime.slice(0, 16),
});

export const toPurchaseLine = (line: PurchaseLine, routes: DataRoutes): PurchaseLineView => ({
  ...{ id: String(line.skuId), prodId: String(line.prodId), yuan: line.price, total: line.total },
  ...{ unit: line.unit, quantity: line.prodCount, note: line.note },
  goods: {
    title: line.prodName,
    href: routes.product(line.prodId, line.skuId),
    picture: line.pic,
    skuText: line.skuName,
    code: line.partyCode,
  },
  rule: { min: line.minCount, step: line.stepCount, max: line.stocks },
  ...(line.canBuy === 1 ? {} : { blocked: line.why }),
});
