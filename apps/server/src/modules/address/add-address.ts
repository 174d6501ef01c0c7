import { addAddress } from "@tradehall/api-client/endpoints/address/add-address";
import { addressLimits } from "@tradehall/mall-rules/limits";
import { count, eq } from "drizzle-orm";
import { addresses } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { refuse } from "#server/refuse.ts";
import { checkedForm } from "./checked-form.ts";
import { clearDefault } from "./own-addresses.ts";
import { toAddress } from "./to-address.ts";

export default handle(addAddress, async ({ body }, { db, buyer, clock }) => {
  const form = checkedForm(body);
  const { userId } = buyer;
  const row = await db.transaction(async (tx) => {
    await lockBuyer(tx, userId);
    const [kept] = await tx.select({ n: count() }).from(addresses).where(eq(addresses.userId, userId));
    const has = kept?.n ?? 0;
    if (has >= addressLimits.perUser) refuse("addressLimit", { max: addressLimits.perUser });
    const isDefault = has === 0 || body.commonAddr === 1;
    if (isDefault) await clearDefault(tx, userId);
    const [added] = await tx
      .insert(addresses)
      .values({ ...form, userId, isDefault, createdAt: clock.now() })
      .returning();
    return added ?? refuse("addressMissing");
  });
  return toAddress(row);
});
