import { addTitle } from "@tradehall/api-client/endpoints/invoice/title/add-title";
import { invoiceLimits } from "@tradehall/mall-rules/limits";
import { invoiceTitles } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { refuse } from "#server/refuse.ts";
import { checkedTitle, makeDefault, ownTitle, titlesOf, toTitle } from "./own-titles.ts";

export default handle(addTitle, async ({ body }, { db, buyer: { userId }, clock }) => {
  const form = checkedTitle(body);
  return db.transaction(async (tx) => {
    await lockBuyer(tx, userId);
    const kept = await titlesOf(tx, userId);
    const max = invoiceLimits.titlesPerUser;
    if (kept.length >= max) refuse("titleLimit", { max });
    const [added] = await tx
      .insert(invoiceTitles)
      .values({ ...form, userId, createdAt: clock.now() })
      .returning({ id: invoiceTitles.id });
    const titleId = added?.id ?? refuse("titleMissing");
    if (kept.length === 0 || body.isDefault === 1) await makeDefault(tx, userId, titleId);
    return toTitle(await ownTitle(tx, userId, titleId));
  });
});
