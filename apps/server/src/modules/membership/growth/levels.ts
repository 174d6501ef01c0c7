/** All levels as rows, by kind and rank, and as answers say them. */
import type { MemberLevel } from "@tradehall/api-client/models/member";
import { toFlag } from "@tradehall/api-client/models/wire";
import type { Locale } from "@tradehall/mall-rules/words";
import { and, asc, eq, gt, lte, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { coupons, memberLevels, users } from "#server/db/schema/index.ts";

export type LevelRow = typeof memberLevels.$inferSelect;

export const loadLevels = (db: Database): Promise<LevelRow[]> =>
  db.select().from(memberLevels).orderBy(asc(memberLevels.kind), asc(memberLevels.rank));

/** The level that a buyer's growth has reached. */
export async function growthLevelOf(db: Database, userId: number): Promise<LevelRow | undefined> {
  const [found] = await db
    .select({ level: memberLevels })
    .from(users)
    .innerJoin(memberLevels, and(eq(memberLevels.kind, "growth"), eq(memberLevels.rank, users.memberLevel)))
    .where(eq(users.id, userId));
  return found?.level;
}

/** How many coupons run that are for members, by the lowest rank that may claim them. */
export async function memberCoupons(db: Database, now: Date): Promise<{ rank: number; count: number }[]> {
  return db
    .select({ rank: coupons.memberRank, count: sql<number>`count(*)::int` })
    .from(coupons)
    .where(
      and(
        eq(coupons.memberOnly, true),
        lte(coupons.startsAt, now),
        gt(coupons.endsAt, now),
        gt(coupons.left, 0),
      ),
    )
    .groupBy(coupons.memberRank);
}

/** A paid level has its prices for members; what else it gives is said by its row. */
export const toLevel = (
  row: LevelRow,
  locale: Locale,
  offered: readonly { rank: number; count: number }[],
): MemberLevel => ({
  levelId: row.id,
  kind: row.kind,
  rank: row.rank,
  name: row.name[locale],
  minGrowth: row.minGrowth,
  benefits: {
    memberPrice: toFlag(row.kind === "paid"),
    freeFreight: toFlag(row.freeFreight),
    pointsPercent: row.pointsPercent,
    birthdayPoints: row.birthdayPoints,
    coupons:
      row.kind === "paid"
        ? offered.filter(({ rank }) => rank <= row.rank).reduce((sum, { count }) => sum + count, 0)
        : 0,
  },
});
