import { listLevels } from "@tradehall/api-client/endpoints/membership/list-levels";
import { eq } from "drizzle-orm";
import { memberLevels, users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { loadLevels, memberCoupons, toLevel } from "#server/modules/membership/growth/levels.ts";
import { isLevelOf } from "#server/modules/membership/growth/points-percent.ts";

export default handle(listLevels, async (_, { db, clock, locale, buyer: { userId } }) => {
  const now = clock.now();
  const [levels, offered, own] = await Promise.all([
    loadLevels(db),
    memberCoupons(db, now),
    db
      .select({ growth: users.growth, levelId: memberLevels.id })
      .from(users)
      .leftJoin(memberLevels, isLevelOf(now))
      .where(eq(users.id, userId)),
  ]);
  return {
    levels: levels.map((row) => toLevel(row, locale, offered)),
    ownLevelIds: own.flatMap(({ levelId }) => levelId ?? []),
    growth: own[0]?.growth ?? 0,
  };
});
