import { listEnterprises } from "@tradehall/api-client/endpoints/enterprise/list-enterprises";
import { toFlag } from "@tradehall/api-client/models/wire";
import { enterpriseRoleOf } from "@tradehall/mall-rules/states/enterprise/rights";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { and, asc, eq, sql } from "drizzle-orm";
import { enterpriseMembers, enterprises, users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { ownApplications } from "./applications.ts";
import { inviteCards, isOpenInvite, isSentTo, mobileOf } from "./invites.ts";

export default handle(listEnterprises, async (_, { db, clock, buyer: { userId, enterpriseId } }) => {
  const now = clock.now();
  const [rows, invites, applications] = await Promise.all([
    db
      .select({
        enterpriseId: enterprises.id,
        enterpriseName: enterprises.name,
        adminUserId: enterprises.adminUserId,
        adminName: users.nickName,
        joinedAt: enterpriseMembers.joinedAt,
        memberCount: sql<number>`(select count(*)::int from ${enterpriseMembers} all_of where all_of.enterprise_id = ${enterprises.id})`,
      })
      .from(enterpriseMembers)
      .innerJoin(enterprises, eq(enterprises.id, enterpriseMembers.enterpriseId))
      .innerJoin(users, eq(users.id, enterprises.adminUserId))
      .where(eq(enterpriseMembers.userId, userId))
      .orderBy(asc(enterpriseMembers.joinedAt), asc(enterprises.id)),
    mobileOf(db, userId).then((mobile) => inviteCards(db, and(isSentTo(mobile), isOpenInvite(now)), now)),
    ownApplications(db, userId),
  ]);
  return {
    invites,
    applications,
    enterprises: rows.map(({ adminUserId, joinedAt, ...facts }) => ({
      ...facts,
      role: enterpriseRoleOf(userId, adminUserId),
      isCurrent: toFlag(facts.enterpriseId === enterpriseId),
      joinTime: chinaTime(joinedAt),
    })),
  };
});
