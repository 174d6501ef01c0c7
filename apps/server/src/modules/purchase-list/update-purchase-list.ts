import { updatePurchaseList } from "@tradehall/api-client/endpoints/purchase-list/update-purchase-list";
import { allowedListActions } from "@tradehall/mall-rules/states/purchase/purchase-list";
import { eq } from "drizzle-orm";
import { purchaseLists } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { changeList, checkedName, findList, toHead } from "./own-lists.ts";

export default handle(updatePurchaseList, async ({ body: { listId, ...body } }, context) => {
  const { db, buyer } = context;
  const name = body.name === undefined ? undefined : checkedName(body.name);
  await changeList(context, listId, "change", async (tx, list) => {
    const isShared = body.isShared === undefined ? list.isShared : body.isShared === 1;
    if (isShared !== list.isShared && !allowedListActions(list, buyer).includes("share"))
      refuse("purchaseListNotYours");
    await tx
      .update(purchaseLists)
      .set({ name: name ?? list.name, isShared })
      .where(eq(purchaseLists.id, listId));
  });
  return toHead(await findList(db, buyer, listId), buyer);
});
