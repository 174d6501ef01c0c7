import { copyPurchaseList } from "@tradehall/api-client/endpoints/purchase-list/copy-purchase-list";
import { purchaseListLimits } from "@tradehall/mall-rules/limits";
import { fill, type Locale } from "@tradehall/mall-rules/words";
import { purchaseListNames } from "@tradehall/mall-rules/words/purchase-list";
import { purchaseListLines } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { linesIn } from "./list-lines.ts";
import { checkedName, findList, makeList, toHead } from "./own-lists.ts";

/** A long name is cut, so that the word for a copy has its place. */
function copyName(name: string, locale: Locale): string {
  const text = purchaseListNames.copy[locale];
  const room = purchaseListLimits.name - fill(text, { name: "" }).length;
  return fill(text, { name: [...name].slice(0, room).join("") });
}

export default handle(copyPurchaseList, async ({ body }, { db, buyer, clock, locale }) => {
  const typed = body.name === undefined ? undefined : checkedName(body.name);
  return db.transaction(async (tx) => {
    const { name } = await findList(tx, buyer, body.listId);
    const listId = await makeList(tx, buyer, typed ?? copyName(name, locale), clock.now());
    const lines = await linesIn(tx, body.listId);
    const rows = lines.map(({ id: _, ...line }) => ({ ...line, listId }));
    if (rows.length > 0) await tx.insert(purchaseListLines).values(rows);
    return toHead(await findList(tx, buyer, listId), buyer);
  });
});
