import { withdrawInvite } from "@tradehall/api-client/endpoints/enterprise/joining/withdraw-invite";
import { and, eq } from "drizzle-orm";
import { enterpriseInvites } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { isOpenInvite } from "../invites.ts";
import { enterpriseFor, lockEnterprise } from "../own-enterprise.ts";

export default handle(withdrawInvite, async ({ params }, { db, clock, buyer: { userId } }) => {
  const now = clock.now();
  const ofIt = eq(enterpriseInvites.id, params.inviteId);
  await db.transaction(async (tx) => {
    const [known] = await tx.select().from(enterpriseInvites).where(ofIt);
    if (!known) refuse("inviteMissing");
    await lockEnterprise(tx, known.enterpriseId);
    await enterpriseFor(tx, userId, known.enterpriseId, "withdrawInvite");
    const withdrawn = await tx
      .update(enterpriseInvites)
      .set({ withdrawnAt: now })
      .where(and(ofIt, isOpenInvite(now)))
      .returning({ id: enterpriseInvites.id });
    if (withdrawn.length === 0) refuse("inviteOver");
  });
  return null;
});
