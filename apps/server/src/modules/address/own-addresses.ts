/** The addresses of one user, changed while the buyer is locked so that limit and default always hold. */
import { and, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { addresses } from "#server/db/schema/index.ts";
import { refuse } from "#server/refuse.ts";

/** An address of this user; anyone else's is missing. */
export async function ownAddress(db: Database, userId: number, addrId: number) {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, addrId), eq(addresses.userId, userId)));
  return row ?? refuse("addressMissing");
}

/** Takes the default mark from whichever address has it. */
export async function clearDefault(tx: Database, userId: number): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)));
}
