/** Opaque random tokens, stored hashed; a session ends by time, logout or a changed password. */
import { createHash, randomBytes } from "node:crypto";
import { sessionLimits } from "@tradehall/mall-rules/limits";
import type { SessionEnd } from "@tradehall/mall-rules/words";
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Clock } from "../clock.ts";
import type { Database, OpenedDatabase } from "../db/opened-database.ts";
import { isRunningLevel, levelColumns } from "../db/running-level.ts";
import { enterpriseMembers, enterprises, memberLevels, sessions, users } from "../db/schema/index.ts";
import { statement } from "../db/statement.ts";
import type { Buyer } from "../handle.ts";
import { CodeOnly, Refusal } from "../refuse.ts";
import { takeFirstEnterprise } from "./enterprise-in-effect.ts";

export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** What a token leads to: its buyer, or why its session is over; neither for none and for garbage. */
export interface FoundSession {
  buyer?: Buyer;
  dealerChanged?: boolean;
  over?: SessionEnd;
}

/** Refuses a call without a session, and says why there is none any more. */
export function refuseSession({ over }: FoundSession): never {
  if (!over) throw new CodeOnly("A00004");
  throw new Refusal(over === "expired" ? "sessionExpired" : "sessionOffline", { data: { reason: over } });
}

const sessionOf = statement<{ tokenHash: string; now: Date }>()((db, { tokenHash, now }) =>
  db
    .select({
      userId: users.id,
      chosenId: users.currentEnterpriseId,
      enterpriseId: enterpriseMembers.enterpriseId,
      // Asked of those only who have chosen none.
      couldChoose: sql<boolean>`${users.currentEnterpriseId} is null and exists
        (select 1 from ${enterpriseMembers} any_of where any_of.user_id = ${users.id})`,
      shopId: users.shopId,
      selectedShopId: users.selectedShopId,
      userTypeId: users.userTypeId,
      ...levelColumns,
      adminUserId: enterprises.adminUserId,
      dealerChanged: users.dealerChanged,
      disabled: users.disabled,
      expiresAt: sessions.expiresAt,
      endedAt: sessions.endedAt,
      lastUsedAt: sql<Date>`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`.mapWith(
        sessions.createdAt,
      ),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(
      enterpriseMembers,
      and(
        eq(enterpriseMembers.enterpriseId, users.currentEnterpriseId),
        eq(enterpriseMembers.userId, users.id),
      ),
    )
    .leftJoin(enterprises, eq(enterprises.id, enterpriseMembers.enterpriseId))
    .leftJoin(memberLevels, isRunningLevel(now))
    .where(eq(sessions.tokenHash, tokenHash)),
);

/** Notes that a session is used, once of many calls at the same time. */
async function noteUse(db: Database, tokenHash: string, lastUsedAt: Date, now: Date): Promise<void> {
  const before = new Date(now.getTime() - sessionLimits.usedEveryMs);
  if (lastUsedAt > before) return;
  const isDue = or(isNull(sessions.lastUsedAt), lt(sessions.lastUsedAt, before));
  await db
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(and(eq(sessions.tokenHash, tokenHash), isDue));
}

export async function findSession(
  { database, clock }: { database: Pick<OpenedDatabase, "db">; clock: Clock },
  token: string | undefined,
): Promise<FoundSession> {
  if (!token || token.length > 200) return {};
  const tokenHash = hashToken(token);
  const [row] = await sessionOf(database.db, { tokenHash, now: clock.now() });
  if (!row) return {};
  if (row.endedAt || row.disabled) return { over: "offline" };
  if (row.expiresAt <= clock.now()) return { over: "expired" };
  // Removed since, or taken in again: who is no member acts for the enterprise no more (Spec §6).
  if ((row.chosenId !== null && row.enterpriseId === null) || row.couldChoose) {
    await takeFirstEnterprise(database.db, row.userId, row.chosenId);
    return findSession({ database, clock }, token);
  }
  await noteUse(database.db, tokenHash, row.lastUsedAt, clock.now());
  const buyer: Buyer = {
    userId: row.userId,
    enterpriseId: row.enterpriseId ?? 0,
    shopId: row.selectedShopId ?? row.shopId,
    userTypeId: row.userTypeId,
    isPaidMember: row.paidRank > 0,
    paidRank: row.paidRank,
    hasFreeFreight: row.hasFreeFreight,
    isAdministrator: row.adminUserId === row.userId,
    tokenHash,
  };
  return { buyer, dealerChanged: row.dealerChanged };
}

/** Tells that the bound dealer changed (Spec §8 A00008): exactly one call learns it, however many come together. */
export async function takeDealerChange(
  { database }: { database: Pick<OpenedDatabase, "db"> },
  { userId }: Pick<Buyer, "userId">,
): Promise<void> {
  const noticed = await database.db
    .update(users)
    .set({ dealerChanged: false })
    .where(and(eq(users.id, userId), eq(users.dealerChanged, true)))
    .returning({ id: users.id });
  if (noticed.length > 0) throw new CodeOnly("A00008");
}

/**
 * Refuses to act for an enterprise that the device does not know of: its enterprise, and with it the dealer, was changed
 * on another one (Spec §8 A00008). A call that names none asks for none.
 */
export function refuseOtherEnterprise({ buyer }: FoundSession, named: string | string[] | undefined): void {
  if (buyer && named !== undefined && String(named) !== String(buyer.enterpriseId))
    throw new CodeOnly("A00008");
}

/** Opens a session and returns its token, which is stored nowhere. */
export async function openSession(
  db: Database,
  clock: Clock,
  userId: number,
  from: { userAgent: string; ip: string } = { userAgent: "", ip: "" },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = clock.now();
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    userAgent: from.userAgent.slice(0, sessionLimits.userAgent),
    address: from.ip,
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionLimits.lifetimeMs),
  });
  return token;
}
