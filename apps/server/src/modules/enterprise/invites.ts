/** Invitations: found by the secret of their link, or by the number they were sent to. */
import type { InviteCard } from "@tradehall/api-client/models/enterprise";
import { inviteStateOf } from "@tradehall/mall-rules/states/enterprise/rights";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { and, desc, eq, gt, isNull, ne, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { enterpriseInvites, enterprises, users } from "#server/db/schema/index.ts";

/** Neither answered, withdrawn nor over. */
export const isOpenInvite = (now: Date): SQL | undefined =>
  and(
    isNull(enterpriseInvites.isAccepted),
    isNull(enterpriseInvites.withdrawnAt),
    gt(enterpriseInvites.expiresAt, now),
  );

/** Invitations sent to a user's number. */
export const isSentTo = (mobile: string): SQL | undefined =>
  and(eq(enterpriseInvites.mobile, mobile), ne(enterpriseInvites.mobile, ""));

export async function mobileOf(db: Database, userId: number): Promise<string> {
  const [user] = await db.select({ mobile: users.mobile }).from(users).where(eq(users.id, userId));
  return user?.mobile ?? "";
}

export async function inviteCards(db: Database, which: SQL | undefined, now: Date): Promise<InviteCard[]> {
  const rows = await db
    .select({ invite: enterpriseInvites, enterpriseName: enterprises.name, inviterName: users.nickName })
    .from(enterpriseInvites)
    .innerJoin(enterprises, eq(enterprises.id, enterpriseInvites.enterpriseId))
    .innerJoin(users, eq(users.id, enterpriseInvites.invitedBy))
    .where(which)
    .orderBy(desc(enterpriseInvites.id));
  return rows.map(({ invite, ...names }) => ({
    ...names,
    inviteId: invite.id,
    expireTime: chinaTime(invite.expiresAt),
    state: inviteStateOf(invite, now),
  }));
}
