import { decideApplication } from "@tradehall/api-client/endpoints/enterprise/joining/decide-application";
import { refusalRules } from "@tradehall/mall-rules/checks/enterprise";
import { faultsOf, normalized } from "@tradehall/mall-rules/checks/form";
import { and, eq } from "drizzle-orm";
import { enterpriseApplications as applications, enterpriseMembers } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse, refuseFields } from "#server/refuse.ts";
import { waits } from "../applications.ts";
import { notifyOfEnterprise } from "../notify-of-enterprise.ts";
import { enterpriseFor, isMemberOf, lockEnterprise } from "../own-enterprise.ts";
import { joinMember } from "./join-member.ts";

export default handle(decideApplication, async ({ body }, { db, clock, buyer: { userId } }) => {
  const { enterpriseId, applicationId } = body;
  const isApproved = body.isApproved === 1;
  const now = clock.now();
  const { reason } = normalized(refusalRules, new Map([["reason", body.reason]]));
  if (!isApproved) refuseFields(faultsOf(refusalRules, { reason }));
  await db.transaction(async (tx) => {
    await lockEnterprise(tx, enterpriseId);
    await enterpriseFor(tx, userId, enterpriseId, "decideApplication");
    const [decided] = await tx
      .update(applications)
      .set({
        ...(isApproved ? { state: "approved" as const } : { state: "refused" as const, reason }),
        ...{ decidedBy: userId, endedAt: now },
      })
      .where(and(eq(applications.id, applicationId), eq(applications.enterpriseId, enterpriseId), waits))
      .returning({ applicantId: applications.userId });
    if (!decided) refuse("applicationMissing");
    const { applicantId } = decided;
    // An invitation may have made them a member meanwhile.
    const isMember = (await tx.$count(enterpriseMembers, isMemberOf(enterpriseId, applicantId))) > 0;
    if (isApproved && !isMember) await joinMember(tx, enterpriseId, applicantId, now);
    const about = { to: applicantId, enterpriseId, by: userId };
    await notifyOfEnterprise(tx, about, isApproved ? "enterpriseApproved" : "enterpriseRefused", now, {
      reason,
    });
  });
  return null;
});
