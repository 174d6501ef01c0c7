import { deleteAddress } from "@tradehall/api-client/endpoints/address/delete-address";
import { eq } from "drizzle-orm";
import { addresses } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { refuse } from "#server/refuse.ts";
import { ownAddress } from "./own-addresses.ts";

export default handle(deleteAddress, async ({ params }, { db, buyer }) => {
  await db.transaction(async (tx) => {
    await lockBuyer(tx, buyer.userId);
    const { isDefault } = await ownAddress(tx, buyer.userId, params.addrId);
    if (isDefault) refuse("defaultAddressKept");
    await tx.delete(addresses).where(eq(addresses.id, params.addrId));
  });
  return null;
});
