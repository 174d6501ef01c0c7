import { setDefaultTitle } from "@tradehall/api-client/endpoints/invoice/title/set-default-title";
import { handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { makeDefault, ownTitle } from "./own-titles.ts";

export default handle(setDefaultTitle, async ({ params: { titleId } }, { db, buyer: { userId } }) => {
  await db.transaction(async (tx) => {
    await lockBuyer(tx, userId);
    await ownTitle(tx, userId, titleId);
    await makeDefault(tx, userId, titleId);
  });
  return null;
});
