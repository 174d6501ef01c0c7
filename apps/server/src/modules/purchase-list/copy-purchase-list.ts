import { copyPurchaseList } from "@tradehall/api-client/endpoints/purchase-list/copy-purchase-list";
import { purchaseListLines } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { linesIn } from "./list-lines.ts";
import { checkedName, findList, makeList, toHead } from "./own-lists.ts";

export default handle(copyPurchaseList, async ({ body }, { db, buyer, clock }) => {
  const name = checkedName(body.name);
  return db.transaction(async (tx) => {
    await findList(tx, buyer, body.listId);
    const listId = await makeList(tx, buyer, name, clock.now());
    const lines = await linesIn(tx, body.listId);
    const rows = lines.map(({ id: _, ...line }) => ({ ...line, listId }));
    if (rows.length > 0) await tx.insert(purchaseListLines).values(rows);
    return toHead(await findList(tx, buyer, listId), buyer);
  });
});
