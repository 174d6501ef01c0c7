import { removePurchaseList } from "@tradehall/api-client/endpoints/purchase-list/remove-purchase-list";
import { eq } from "drizzle-orm";
import { purchaseLists } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { changeList } from "./own-lists.ts";

export default handle(removePurchaseList, async ({ body: { listId } }, context) => {
  await changeList(context, listId, "remove", (tx) =>
    tx.update(purchaseLists).set({ deletedAt: context.clock.now() }).where(eq(purchaseLists.id, listId)),
  );
  return null;
});
