/** Opaque random tokens, stored hashed; a session ends by time, logout or a changed password. */
import { createHash, randomBytes } from "node:crypto";
import { sessionLimits } from "@tradehall/mall-rules/limits";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { Clock } from "../clock.ts";
import type { Database, OpenedDatabase } from "../db/database.ts";
import { sessions, users } from "../db/schema/index.ts";
import type { Buyer } from "../handle.ts";
import { CodeOnly } from "../refuse.ts";

export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Who a token belongs to; undefined for none, garbage, an ended or an expired one. */
export async function findBuyer(
  { database, clock }: { database: Pick<OpenedDatabase, "db">; clock: Clock },
  token: string | undefined,
): Promise<{ buyer: Buyer; dealerChanged: boolean } | undefined> {
  if (!token || token.length > 200) return undefined;
  const tokenHash = hashToken(token);
  const [row] = await database.db
    .select({
      userId: users.id,
      enterpriseId: users.currentEnterpriseId,
      shopId: users.shopId,
      selectedShopId: users.selectedShopId,
      userTypeId: users.userTypeId,
      dealerChanged: users.dealerChanged,
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
  const buyer: Buyer = {
    userId: row.userId,
    enterpriseId: row.enterpriseId ?? 0,
    shopId: row.selectedShopId ?? row.shopId,
    userTypeId: row.userTypeId,
    tokenHash,
  };
  return { buyer, dealerChanged: row.dealerChanged };
}

/** Tells that the bound dealer changed (Spec §8 A00008): exactly one call learns it, however many come together. */
export async function takeDealerChange(
  { database }: { database: Pick<OpenedDatabase, "db"> },
  { userId }: Pick<Buyer, "userId">,
): Promise<void> {
  const told = await database.db
    .update(users)
    .set({ dealerChanged: false })
    .where(and(eq(users.id, userId), eq(users.dealerChanged, true)))
    .returning({ id: users.id });
  if (told.length > 0) throw new CodeOnly("A00008");
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
