import { setDefaultAddress } from "@tradehall/api-client/endpoints/address/set-default-address";
import { eq } from "drizzle-orm";
import { addresses } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { clearDefault, ownAddress } from "./own-addresses.ts";

export default handle(setDefaultAddress, async ({ params }, { db, buyer }) => {
  await db.transaction(async (tx) => {
    await lockBuyer(tx, buyer.userId);
    await ownAddress(tx, buyer.userId, params.addrId);
    await clearDefault(tx, buyer.userId);
    await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, params.addrId));
  });
  return null;
});
