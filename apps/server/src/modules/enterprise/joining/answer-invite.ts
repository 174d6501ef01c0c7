import { answerInvite } from "@tradehall/api-client/endpoints/enterprise/joining/answer-invite";
import { inviteStateOf } from "@tradehall/mall-rules/states/enterprise/rights";
import { and, eq } from "drizzle-orm";
import { enterpriseInvites, enterpriseMembers } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { hashToken } from "#server/plugins/session.ts";
import { refuse } from "#server/refuse.ts";
import { isSentTo, mobileOf } from "../invites.ts";
import { notifyOfEnterprise } from "../notify-of-enterprise.ts";
import { isMemberOf, lockEnterprise } from "../own-enterprise.ts";
import { joinMember } from "./join-member.ts";

export default handle(answerInvite, async ({ body }, { db, clock, buyer: { userId } }) => {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const mobile = await mobileOf(tx, userId);
    // Its link is for its first reader, unless it was sent to a number.
    const which = body.token
      ? eq(enterpriseInvites.tokenHash, hashToken(body.token))
      : and(eq(enterpriseInvites.id, body.inviteId ?? 0), isSentTo(mobile));
    const [known] = await tx.select().from(enterpriseInvites).where(which);
    if (!known || (known.mobile !== "" && known.mobile !== mobile)) refuse("inviteMissing");
    const { enterpriseId } = known;
    await lockEnterprise(tx, enterpriseId);
    const [invite] = await tx.select().from(enterpriseInvites).where(eq(enterpriseInvites.id, known.id));
    if (!invite || inviteStateOf(invite, now) !== "open") refuse("inviteOver");
    if ((await tx.$count(enterpriseMembers, isMemberOf(enterpriseId, userId))) > 0) refuse("alreadyMember");
    const isAccepted = body.isAccepted === 1;
    await tx
      .update(enterpriseInvites)
      .set({ isAccepted, answeredBy: userId, answeredAt: now })
      .where(eq(enterpriseInvites.id, invite.id));
    if (isAccepted) await joinMember(tx, enterpriseId, userId, now);
    const event = isAccepted ? "enterpriseJoined" : "enterpriseDeclined";
    await notifyOfEnterprise(tx, { to: invite.invitedBy, enterpriseId, by: userId }, event, now);
    return { enterpriseId };
  });
});
