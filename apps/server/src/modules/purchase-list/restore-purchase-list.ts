import { restorePurchaseList } from "@tradehall/api-client/endpoints/purchase-list/restore-purchase-list";
import { eq } from "drizzle-orm";
import { purchaseLists } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { changeList, refuseManyLists } from "./own-lists.ts";

export default handle(restorePurchaseList, async ({ body: { listId } }, context) => {
  const putBack: Parameters<typeof changeList>[3] = async (tx, { userId }) => {
    await refuseManyLists(tx, userId);
    await tx.update(purchaseLists).set({ deletedAt: null }).where(eq(purchaseLists.id, listId));
  };
  await changeList(context, listId, "remove", putBack, true);
  return null;
});
