/** The address that a cart or an order is reckoned for. */
import { and, desc, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { addresses } from "#server/db/schema/index.ts";
import type { Buyer } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";

export type AddressRow = typeof addresses.$inferSelect;

/** The buyer's address of this id, or for 0 the default one; refuses someone else's. */
export async function findAddress(
  db: Database,
  { userId }: Pick<Buyer, "userId">,
  addrId: number,
): Promise<AddressRow | undefined> {
  const own = eq(addresses.userId, userId);
  const [address] = await db
    .select()
    .from(addresses)
    .where(addrId === 0 ? own : and(own, eq(addresses.id, addrId)))
    .orderBy(desc(addresses.isDefault), desc(addresses.id))
    .limit(1);
  if (addrId !== 0 && !address) refuse("addressMissing");
  return address;
}
