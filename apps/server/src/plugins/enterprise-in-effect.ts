/** For whom a user acts, held against the enterprises they belong to. */
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { enterpriseMembers, enterprises, users } from "#server/db/schema/index.ts";
import type { Buyer } from "#server/handle.ts";
import { CodeOnly } from "#server/refuse.ts";

/**
 * Puts the first of the user's enterprises, the one their pages show, in the place of one they were removed from, or of
 * none; no one where they belong to no other. With a removal the bound dealer changes: the next call answers A00008.
 */
export async function takeFirstEnterprise(
  db: Database,
  userId: number,
  insteadOf: number | null,
): Promise<void> {
  const [first] = await db
    .select({ enterpriseId: enterprises.id, shopId: enterprises.shopId })
    .from(enterpriseMembers)
    .innerJoin(enterprises, eq(enterprises.id, enterpriseMembers.enterpriseId))
    .where(eq(enterpriseMembers.userId, userId))
    .orderBy(asc(enterprises.id))
    .limit(1);
  const { currentEnterpriseId } = users;
  await db
    .update(users)
    .set({
      currentEnterpriseId: first?.enterpriseId ?? null,
      selectedShopId: first?.shopId ?? null,
      ...(insteadOf === null ? {} : { dealerChanged: true }),
    })
    .where(
      and(
        eq(users.id, userId),
        insteadOf === null ? isNull(currentEnterpriseId) : eq(currentEnterpriseId, insteadOf),
      ),
    );
}

/**
 * Keeps the buyer in the enterprise until the transaction ends: who removes them waits, and finds the orders it made.
 * Refuses who was removed since the call began.
 */
export async function holdMembership(
  tx: Database,
  { userId, enterpriseId }: Pick<Buyer, "userId" | "enterpriseId">,
): Promise<void> {
  if (enterpriseId === 0) return;
  const held = await tx
    .select({ userId: enterpriseMembers.userId })
    .from(enterpriseMembers)
    .where(and(eq(enterpriseMembers.enterpriseId, enterpriseId), eq(enterpriseMembers.userId, userId)))
    .for("key share");
  if (held.length === 0) throw new CodeOnly("A00008");
}
