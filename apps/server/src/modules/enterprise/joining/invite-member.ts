import { randomBytes } from "node:crypto";
import { inviteMember } from "@tradehall/api-client/endpoints/enterprise/joining/invite-member";
import { checkMobile } from "@tradehall/mall-rules/checks/person";
import { normalizeMobile } from "@tradehall/mall-rules/checks/text";
import { enterpriseLimits } from "@tradehall/mall-rules/limits";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { and, eq } from "drizzle-orm";
import { enterpriseInvites, enterpriseMembers, users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { hashToken } from "#server/plugins/session.ts";
import { refuse, refuseFields } from "#server/refuse.ts";
import { isOpenInvite } from "../invites.ts";
import { notifyOfEnterprise } from "../notify-of-enterprise.ts";
import { enterpriseFor, isMemberOf, lockEnterprise } from "../own-enterprise.ts";
import { needRoom } from "./join-member.ts";

const { inviteMs, openInvites } = enterpriseLimits;

export default handle(inviteMember, async ({ body }, { db, clock, buyer: { userId } }) => {
  const { enterpriseId } = body;
  const now = clock.now();
  const mobile = normalizeMobile(body.mobile);
  const fault = mobile === "" ? undefined : checkMobile(mobile);
  if (fault) refuseFields({ mobile: fault });
  const token = randomBytes(24).toString("base64url");
  const expiresAt = new Date(now.getTime() + inviteMs);
  const inviteId = await db.transaction(async (tx) => {
    await lockEnterprise(tx, enterpriseId);
    await enterpriseFor(tx, userId, enterpriseId, "invite");
    const ofIt = eq(enterpriseInvites.enterpriseId, enterpriseId);
    await needRoom(tx, enterpriseId);
    if ((await tx.$count(enterpriseInvites, and(ofIt, isOpenInvite(now)))) >= openInvites)
      refuse("invitesFull", { max: openInvites });
    const [invited] =
      mobile === "" ? [] : await tx.select({ id: users.id }).from(users).where(eq(users.mobile, mobile));
    if (invited?.id === userId) refuse("inviteSelf");
    if (invited && (await tx.$count(enterpriseMembers, isMemberOf(enterpriseId, invited.id))) > 0)
      refuse("alreadyMember");
    // Another one to the same number takes the place of the one before.
    if (mobile !== "")
      await tx
        .update(enterpriseInvites)
        .set({ withdrawnAt: now })
        .where(and(ofIt, eq(enterpriseInvites.mobile, mobile), isOpenInvite(now)));
    const [written] = await tx
      .insert(enterpriseInvites)
      .values({
        ...{ enterpriseId, mobile, tokenHash: hashToken(token), invitedBy: userId },
        ...{ createdAt: now, expiresAt },
      })
      .returning({ id: enterpriseInvites.id });
    if (invited)
      await notifyOfEnterprise(tx, { to: invited.id, enterpriseId, by: userId }, "enterpriseInvited", now);
    return written?.id ?? 0;
  });
  return { inviteId, token, expireTime: chinaTime(expiresAt) };
});
