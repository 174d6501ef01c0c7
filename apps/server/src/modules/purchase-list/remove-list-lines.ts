import { removeListLines } from "@tradehall/api-client/endpoints/purchase-list/remove-list-lines";
import { and, eq, inArray } from "drizzle-orm";
import { purchaseListLines } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { changeList } from "./own-lists.ts";

export default handle(removeListLines, async ({ body: { listId, skuIds } }, context) => {
  const which = and(eq(purchaseListLines.listId, listId), inArray(purchaseListLines.skuId, skuIds));
  await changeList(context, listId, "change", (tx) => tx.delete(purchaseListLines).where(which));
  return null;
});
