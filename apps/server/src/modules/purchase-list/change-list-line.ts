import { changeListLine } from "@tradehall/api-client/endpoints/purchase-list/change-list-line";
import { and, eq } from "drizzle-orm";
import { purchaseListLines } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { checkedNote, pricedLines } from "./list-lines.ts";
import { changeList } from "./own-lists.ts";

/** Whether so many can be ordered is said by the list, not refused: it is a list of what is wanted. */
export default handle(changeListLine, async ({ body: { listId, skuId, prodCount, note } }, context) => {
  const kept = note === undefined ? undefined : checkedNote(note);
  await changeList(context, listId, "change", async (tx) => {
    const which = and(eq(purchaseListLines.listId, listId), eq(purchaseListLines.skuId, skuId));
    const [line] = await tx.select().from(purchaseListLines).where(which);
    if (!line) refuse("purchaseLineMissing");
    const change = { quantity: prodCount ?? line.quantity, note: kept ?? line.note };
    await tx.update(purchaseListLines).set(change).where(which);
  });
  const [changed] = await pricedLines(context, listId, skuId);
  return changed ?? refuse("purchaseLineMissing");
});
