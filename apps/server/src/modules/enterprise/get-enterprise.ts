import { getEnterprise } from "@tradehall/api-client/endpoints/enterprise/get-enterprise";
import { maskedMobile } from "@tradehall/mall-rules/checks/text";
import { actsOfRole, inviteStateOf, mayInEnterprise } from "@tradehall/mall-rules/states/enterprise/rights";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { and, desc, eq } from "drizzle-orm";
import { enterpriseInvites, enterpriseMembers, shops } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { waitingApplications } from "./applications.ts";
import { isOpenInvite } from "./invites.ts";
import { enterpriseFor } from "./own-enterprise.ts";
import { openTransfer } from "./transfers.ts";

export default handle(getEnterprise, async ({ query }, { db, clock, buyer: { userId } }) => {
  const now = clock.now();
  const { enterprise, role, admin } = await enterpriseFor(db, userId, query.enterpriseId, "readFacts");
  const ofIt = and(eq(enterpriseInvites.enterpriseId, enterprise.id), isOpenInvite(now));
  const [memberCount, [shop], transfer, invites, applications] = await Promise.all([
    db.$count(enterpriseMembers, eq(enterpriseMembers.enterpriseId, enterprise.id)),
    db.select({ name: shops.name }).from(shops).where(eq(shops.id, enterprise.shopId)),
    openTransfer(db, enterprise.id, now),
    mayInEnterprise(role, "readInvites")
      ? db.select().from(enterpriseInvites).where(ofIt).orderBy(desc(enterpriseInvites.id))
      : [],
    mayInEnterprise(role, "readApplications") ? waitingApplications(db, enterprise.id) : [],
  ]);
  // Only who offered it and whom it is offered to know of it.
  const isPartOfIt = transfer && [admin.userId, transfer.toUserId].includes(userId);
  return {
    ...{ enterpriseId: enterprise.id, enterpriseName: enterprise.name, creditCode: enterprise.creditCode },
    ...{ shopName: shop?.name ?? "", createTime: chinaTime(enterprise.createdAt), memberCount, admin, role },
    ...{ allowedActions: actsOfRole(role), applications },
    transfer: isPartOfIt
      ? {
          toUserId: transfer.toUserId,
          toName: transfer.toName,
          expireTime: chinaTime(transfer.expiresAt),
        }
      : null,
    invites: invites.map((invite) => ({
      ...{ inviteId: invite.id, mobile: maskedMobile(invite.mobile) },
      ...{ createTime: chinaTime(invite.createdAt), expireTime: chinaTime(invite.expiresAt) },
      state: inviteStateOf(invite, now),
    })),
  };
});
