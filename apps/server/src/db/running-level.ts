/** The paid level that a user has now, to be joined with the user: none once its time is over. */
import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { memberLevels, users } from "./schema/index.ts";
import type { OrPlaceholder } from "./statement.ts";

export const isRunningLevel = (now: OrPlaceholder<Date> | SQL): SQL | undefined =>
  and(eq(memberLevels.id, users.paidLevelId), gt(users.memberEndsAt, now));

/** Of the level that was joined; 0 and false without one. */
export const levelColumns = {
  paidRank: sql<number>`coalesce(${memberLevels.rank}, 0)`,
  hasFreeFreight: sql<boolean>`coalesce(${memberLevels.freeFreight}, false)`,
};
