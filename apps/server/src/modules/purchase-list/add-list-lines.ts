import { addListLines } from "@tradehall/api-client/endpoints/purchase-list/add-list-lines";
import { handle } from "#server/handle.ts";
import { putLines, wantedOf } from "./list-lines.ts";
import { changeList, findList, toHead } from "./own-lists.ts";

export default handle(addListLines, async ({ body: { listId, items } }, context) => {
  const { db, buyer, clock } = context;
  const wanted = wantedOf(items, clock.now());
  await changeList(context, listId, "change", (tx) => putLines(tx, listId, wanted, { adds: true }));
  return toHead(await findList(db, buyer, listId), buyer);
});
