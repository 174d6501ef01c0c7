import { removeMember } from "@tradehall/api-client/endpoints/enterprise/remove-member";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { endMembership } from "./end-membership.ts";
import { notifyOfEnterprise } from "./notify-of-enterprise.ts";
import { enterpriseFor, lockEnterprise, needMember } from "./own-enterprise.ts";

export default handle(removeMember, async ({ params }, { db, clock, buyer: { userId } }) => {
  const { enterpriseId } = params;
  await db.transaction(async (tx) => {
    await lockEnterprise(tx, enterpriseId);
    const { admin } = await enterpriseFor(tx, userId, enterpriseId, "removeMember");
    if (params.userId === admin.userId) refuse("enterpriseNotAllowed", { administrator: admin.nickName });
    await needMember(tx, enterpriseId, params.userId);
    await endMembership(tx, enterpriseId, params.userId);
    const about = { to: params.userId, enterpriseId, by: userId };
    await notifyOfEnterprise(tx, about, "enterpriseRemoved", clock.now());
  });
  return null;
});
