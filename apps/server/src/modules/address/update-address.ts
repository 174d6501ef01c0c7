import { updateAddress } from "@tradehall/api-client/endpoints/address/update-address";
import { eq } from "drizzle-orm";
import { addresses } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { refuse } from "#server/refuse.ts";
import { checkedForm } from "./checked-form.ts";
import { clearDefault, ownAddress } from "./own-addresses.ts";
import { toAddress } from "./to-address.ts";

/** The default address stays the default one: another must be chosen instead. */
export default handle(updateAddress, async ({ body }, { db, buyer }) => {
  const form = checkedForm(body);
  const row = await db.transaction(async (tx) => {
    await lockBuyer(tx, buyer.userId);
    const { isDefault } = await ownAddress(tx, buyer.userId, body.addrId);
    if (body.commonAddr === 1 && !isDefault) await clearDefault(tx, buyer.userId);
    const [changed] = await tx
      .update(addresses)
      .set({ ...form, isDefault: isDefault || body.commonAddr === 1 })
      .where(eq(addresses.id, body.addrId))
      .returning();
    return changed ?? refuse("addressMissing");
  });
  return toAddress(row);
});
