import { leaveEnterprise } from "@tradehall/api-client/endpoints/enterprise/leave-enterprise";
import { handle } from "#server/handle.ts";
import { endMembership } from "./end-membership.ts";
import { notifyOfEnterprise } from "./notify-of-enterprise.ts";
import { enterpriseFor, lockEnterprise } from "./own-enterprise.ts";

export default handle(leaveEnterprise, async ({ params }, { db, clock, buyer: { userId } }) => {
  const { enterpriseId } = params;
  await db.transaction(async (tx) => {
    await lockEnterprise(tx, enterpriseId);
    const { admin } = await enterpriseFor(tx, userId, enterpriseId, "leave");
    await endMembership(tx, enterpriseId, userId);
    const about = { to: admin.userId, enterpriseId, by: userId };
    await notifyOfEnterprise(tx, about, "enterpriseLeft", clock.now());
  });
  return null;
});
