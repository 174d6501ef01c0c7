import { updateTitle } from "@tradehall/api-client/endpoints/invoice/title/update-title";
import { eq } from "drizzle-orm";
import { invoiceTitles } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { checkedTitle, makeDefault, ownTitle, toTitle } from "./own-titles.ts";

/** The default title stays the default one: another must be chosen instead. */
export default handle(updateTitle, async ({ body }, { db, buyer: { userId } }) => {
  const form = checkedTitle(body);
  return db.transaction(async (tx) => {
    await lockBuyer(tx, userId);
    await ownTitle(tx, userId, body.titleId);
    await tx.update(invoiceTitles).set(form).where(eq(invoiceTitles.id, body.titleId));
    if (body.isDefault === 1) await makeDefault(tx, userId, body.titleId);
    return toTitle(await ownTitle(tx, userId, body.titleId));
  });
});
