import { getBuyingRules } from "@tradehall/api-client/endpoints/enterprise/buying/get-buying-rules";
import { toFlag } from "@tradehall/api-client/models/wire";
import { enterpriseLimits } from "@tradehall/mall-rules/limits";
import { fen, fenToYuan } from "@tradehall/mall-rules/money";
import { chinaDate } from "@tradehall/mall-rules/time/china-time";
import { and, asc, desc, eq, gt } from "drizzle-orm";
import { enterpriseMembers, enterpriseSettings, memberLimits, users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { enterpriseFor } from "../own-enterprise.ts";

export default handle(
  getBuyingRules,
  async ({ query: { enterpriseId } }, { db, clock, buyer: { userId } }) => {
    const { admin } = await enterpriseFor(db, userId, enterpriseId, "readRules");
    const [[settings], members, [own]] = await Promise.all([
      db.select().from(enterpriseSettings).where(eq(enterpriseSettings.enterpriseId, enterpriseId)),
      db
        .select({ userId: users.id, nickName: users.nickName })
        .from(enterpriseMembers)
        .innerJoin(users, eq(users.id, enterpriseMembers.userId))
        .where(eq(enterpriseMembers.enterpriseId, enterpriseId))
        .orderBy(desc(eq(users.id, admin.userId)), asc(enterpriseMembers.joinedAt), asc(users.id))
        .limit(enterpriseLimits.members),
      db
        .select()
        .from(memberLimits)
        .where(
          and(
            eq(memberLimits.enterpriseId, enterpriseId),
            eq(memberLimits.userId, userId),
            gt(memberLimits.standInUntil, clock.now()),
          ),
        ),
    ]);
    const isMember = (id: number) => members.some((member) => member.userId === id);
    const standIn = members.find((member) => member.userId === own?.standInUserId);
    return {
      requiresPoNumber: toFlag(settings?.requiresPoNumber ?? false),
      requiresCostCentre: toFlag(settings?.requiresCostCentre ?? false),
      requiresProject: toFlag(settings?.requiresProject ?? false),
      approvalSteps: (settings?.approvalSteps ?? []).map(({ fromFen, approverIds }) => ({
        from: fenToYuan(fen(fromFen)),
        approverIds: approverIds.filter(isMember),
      })),
      members,
      standIn:
        standIn && own?.standInUntil
          ? // Kept as the midnight after its last day.
            { ...standIn, until: chinaDate(own.standInUntil.getTime() - 1) }
          : null,
    };
  },
);
