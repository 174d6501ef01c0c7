/** Points on a birthday, by the calendar of China: once a year, as many as the better of the buyer's levels gives. */
import { chinaDate } from "@tradehall/mall-rules/time/china-time";
import { and, eq, gt, inArray, notExists, sql } from "drizzle-orm";
import { birthdayGifts, memberLevels, users } from "../db/schema/index.ts";
import { lockBuyer } from "../modules/buyer/lock-buyer.ts";
import { isLevelOf } from "../modules/membership/growth/points-percent.ts";
import { notifyAccount } from "../modules/message/notify-account.ts";
import { changePoints, pointsLapseAt } from "../modules/wallet/points.ts";
import type { Job } from "./jobs.ts";

const aTurn = 200;

/** Birthdays that are kept on a day; who was born on 29 February has the 28th where there is none. */
export function birthdaysOn(day: string): string[] {
  const ofDay = day.slice(5);
  const hasLeapDay = new Date(Date.UTC(Number(day.slice(0, 4)), 1, 29)).getUTCMonth() === 1;
  return ofDay === "02-28" && !hasLeapDay ? [ofDay, "02-29"] : [ofDay];
}

export const giveBirthdayPoints: Job = async ({ database: { db }, clock }) => {
  const now = clock.now();
  const day = chinaDate(now);
  const year = Number(day.slice(0, 4));
  const given = db
    .select()
    .from(birthdayGifts)
    .where(and(eq(birthdayGifts.userId, users.id), eq(birthdayGifts.year, year)));
  const due = await db
    .select({ userId: users.id, points: sql<number>`max(${memberLevels.birthdayPoints})::int` })
    .from(users)
    .innerJoin(memberLevels, isLevelOf(now))
    .where(
      and(
        inArray(sql`substring(${users.birthday} from 6)`, birthdaysOn(day)),
        eq(users.disabled, false),
        gt(memberLevels.birthdayPoints, 0),
        notExists(given),
      ),
    )
    .groupBy(users.id)
    .limit(aTurn);
  for (const { userId, points } of due)
    await db.transaction(async (tx) => {
      await lockBuyer(tx, userId);
      const written = await tx
        .insert(birthdayGifts)
        .values({ userId, year, points, givenAt: now })
        .onConflictDoNothing()
        .returning();
      if (written.length === 0) return;
      const gift = { change: points, source: "birthday" as const, expiresAt: pointsLapseAt(now) };
      await changePoints(tx, userId, [gift], now);
      await notifyAccount(tx, userId, "birthdayGift", now, { points: String(points) });
    });
};
