/** The one place that changes a balance: the account and its ledger together, in the caller's transaction. */
import { type Fen, fen } from "@tradehall/mall-rules/money";
import type { BalanceSource } from "@tradehall/mall-rules/states/payment/ledger";
import { and, eq, gte, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { balanceLedger, users } from "#server/db/schema/index.ts";

export interface BalanceChange {
  changeFen: Fen;
  source: BalanceSource;
  payNo?: string;
  /** Of money that a refund gives back; it does so once. */
  refundSn?: string;
}

/** One conditional statement, so that a balance never falls below nothing; answers false where there is too little. */
export async function changeBalance(
  tx: Database,
  userId: number,
  change: BalanceChange,
  now: Date,
): Promise<boolean> {
  const { changeFen } = change;
  const moved = await tx
    .update(users)
    .set({ balanceFen: sql`${users.balanceFen} + ${changeFen}` })
    .where(and(eq(users.id, userId), gte(users.balanceFen, fen(-changeFen))))
    .returning({ left: users.balanceFen });
  if (moved.length === 0) return false;
  await tx.insert(balanceLedger).values({ ...change, userId, createdAt: now });
  return true;
}

export async function balanceOf(db: Database, userId: number): Promise<Fen> {
  const [user] = await db.select({ balanceFen: users.balanceFen }).from(users).where(eq(users.id, userId));
  return user?.balanceFen ?? fen(0);
}
