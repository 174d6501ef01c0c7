/** The addresses of one user, changed one call at a time so that limit and default always hold. */
import { and, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { addresses, users } from "#server/db/schema/index.ts";
import { refuse } from "#server/refuse.ts";

/** Waits for other changes of the same user's addresses; for use inside a transaction. */
export async function lockAddresses(tx: Database, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
}

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
