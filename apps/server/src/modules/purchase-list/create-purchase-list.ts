import { createPurchaseList } from "@tradehall/api-client/endpoints/purchase-list/create-purchase-list";
import { handle } from "#server/handle.ts";
import { putLines, wantedOf } from "./list-lines.ts";
import { checkedName, findList, makeList, toHead } from "./own-lists.ts";

export default handle(createPurchaseList, async ({ body }, { db, buyer, clock }) => {
  const name = checkedName(body.name);
  const now = clock.now();
  const wanted = wantedOf(body.items ?? [], now);
  return db.transaction(async (tx) => {
    const listId = await makeList(tx, buyer, name, now);
    if (wanted.length > 0) await putLines(tx, listId, wanted, { adds: true });
    return toHead(await findList(tx, buyer, listId), buyer);
  });
});
