import { answerTransfer } from "@tradehall/api-client/endpoints/enterprise/answer-transfer";
import { eq } from "drizzle-orm";
import { enterpriseMembers, enterprises } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { refuse } from "#server/refuse.ts";
import { notifyOfEnterprise } from "./notify-of-enterprise.ts";
import { enterpriseFor, isMemberOf, lockEnterprise } from "./own-enterprise.ts";
import { endTransfer, openTransfer } from "./transfers.ts";

export default handle(answerTransfer, async ({ body }, { db, clock, buyer: { userId } }) => {
  const { enterpriseId } = body;
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockEnterprise(tx, enterpriseId);
    const { admin } = await enterpriseFor(tx, userId, enterpriseId, "readFacts");
    const offer = await openTransfer(tx, enterpriseId, now);
    if (offer?.toUserId !== userId || offer.fromUserId !== admin.userId) refuse("transferMissing");
    await endTransfer(tx, enterpriseId);
    const isAccepted = body.isAccepted === 1;
    if (isAccepted) {
      await tx.update(enterprises).set({ adminUserId: userId }).where(eq(enterprises.id, enterpriseId));
      await lockBuyer(tx, userId);
      // A new administrator has yet to agree to the terms (Spec §4).
      await tx.update(enterpriseMembers).set({ agreedAt: null }).where(isMemberOf(enterpriseId, userId));
    }
    const event = isAccepted ? "transferAccepted" : "transferDeclined";
    await notifyOfEnterprise(tx, { to: admin.userId, enterpriseId, by: userId }, event, now);
  });
  return null;
});
