import { agreeToTerms } from "@tradehall/api-client/endpoints/enterprise/agree-to-terms";
import { and, eq, isNull } from "drizzle-orm";
import { enterpriseMembers } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { findMembership } from "./find-membership.ts";

export default handle(agreeToTerms, async ({ body }, context) => {
  const { db, buyer, clock } = context;
  const { adminUserId } = await findMembership(context, body.enterpriseId);
  if (adminUserId !== buyer.userId) refuse("enterpriseMissing");
  // The first agreement stays the one on record.
  await db
    .update(enterpriseMembers)
    .set({ agreedAt: clock.now() })
    .where(
      and(
        eq(enterpriseMembers.enterpriseId, body.enterpriseId),
        eq(enterpriseMembers.userId, buyer.userId),
        isNull(enterpriseMembers.agreedAt),
      ),
    );
  return null;
});
