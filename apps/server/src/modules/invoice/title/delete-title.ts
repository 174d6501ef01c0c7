import { deleteTitle } from "@tradehall/api-client/endpoints/invoice/title/delete-title";
import { eq } from "drizzle-orm";
import { invoiceTitles } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { makeDefault, ownTitle, titlesOf } from "./own-titles.ts";

export default handle(deleteTitle, async ({ params: { titleId } }, { db, buyer: { userId } }) => {
  await db.transaction(async (tx) => {
    await lockBuyer(tx, userId);
    const { isDefault } = await ownTitle(tx, userId, titleId);
    await tx.delete(invoiceTitles).where(eq(invoiceTitles.id, titleId));
    const [next] = await titlesOf(tx, userId);
    if (isDefault && next) await makeDefault(tx, userId, next.id);
  });
  return null;
});
