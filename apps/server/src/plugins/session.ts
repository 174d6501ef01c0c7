/** Opaque random tokens, stored hashed; a session ends by time, logout or a changed password. */
import { createHash, randomBytes } from "node:crypto";
import { sessionLimits } from "@tradehall/mall-rules/limits";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { Clock } from "../clock.ts";
import type { Database, OpenedDatabase } from "../db/database.ts";
import { sessions, users } from "../db/schema/index.ts";
import type { Buyer } from "../handle.ts";

export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Who a token belongs to; undefined for none, garbage, an ended or an expired one. */
export async function findBuyer(
  { database, clock }: { database: Pick<OpenedDatabase, "db">; clock: Clock },
  token: string | undefined,
): Promise<Buyer | undefined> {
  if (!token || token.length > 200) return undefined;
  const tokenHash = hashToken(token);
  const [row] = await database.db
    .select({
      userId: users.id,
      enterpriseId: users.currentEnterpriseId,
      shopId: users.shopId,
      selectedShopId: users.selectedShopId,
      userTypeId: users.userTypeId,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, clock.now()),
        eq(users.disabled, false),
      ),
    );
  if (!row) return undefined;
  return {
    userId: row.userId,
    enterpriseId: row.enterpriseId ?? 0,
    shopId: row.selectedShopId ?? row.shopId,
    userTypeId: row.userTypeId,
    tokenHash,
  };
}

/** Opens a session and returns its token, which is stored nowhere. */
export async function openSession(db: Database, clock: Clock, userId: number): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = clock.now();
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionLimits.lifetimeMs),
  });
  return token;
}
