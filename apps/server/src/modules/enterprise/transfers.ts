/** The offer of an enterprise's administration: one at a time, until it is answered or over. */
import { and, eq, gt } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { enterpriseTransfers, users } from "#server/db/schema/index.ts";

/** The offer that waits for an answer; undefined without one. */
export async function openTransfer(db: Database, enterpriseId: number, now: Date) {
  const [offer] = await db
    .select({
      fromUserId: enterpriseTransfers.fromUserId,
      toUserId: enterpriseTransfers.toUserId,
      expiresAt: enterpriseTransfers.expiresAt,
      toName: users.nickName,
    })
    .from(enterpriseTransfers)
    .innerJoin(users, eq(users.id, enterpriseTransfers.toUserId))
    .where(and(eq(enterpriseTransfers.enterpriseId, enterpriseId), gt(enterpriseTransfers.expiresAt, now)));
  return offer;
}

export const endTransfer = (tx: Database, enterpriseId: number): Promise<unknown> =>
  tx.delete(enterpriseTransfers).where(eq(enterpriseTransfers.enterpriseId, enterpriseId));
