import { offerTransfer } from "@tradehall/api-client/endpoints/enterprise/offer-transfer";
import { enterpriseLimits } from "@tradehall/mall-rules/limits";
import { enterpriseTransfers } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { notifyOfEnterprise } from "./notify-of-enterprise.ts";
import { enterpriseFor, lockEnterprise, needMember } from "./own-enterprise.ts";
import { endTransfer, openTransfer } from "./transfers.ts";

export default handle(offerTransfer, async ({ body }, { db, clock, buyer: { userId } }) => {
  const { enterpriseId, toUserId } = body;
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockEnterprise(tx, enterpriseId);
    await enterpriseFor(tx, userId, enterpriseId, "transfer");
    const isTakenBack = toUserId === 0;
    if (!isTakenBack && (await openTransfer(tx, enterpriseId, now))) refuse("transferOpen");
    await endTransfer(tx, enterpriseId);
    if (isTakenBack) return;
    if (toUserId === userId) refuse("memberMissing");
    await needMember(tx, enterpriseId, toUserId);
    await tx.insert(enterpriseTransfers).values({
      ...{ enterpriseId, fromUserId: userId, toUserId, createdAt: now },
      expiresAt: new Date(now.getTime() + enterpriseLimits.inviteMs),
    });
    await notifyOfEnterprise(tx, { to: toUserId, enterpriseId, by: userId }, "transferOffered", now);
  });
  return null;
});
