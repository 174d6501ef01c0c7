/** Sign-ins of a buyer: the last one, and the days of a month. */
import type { SignIn } from "@tradehall/api-client/models/member";
import { toFlag } from "@tradehall/api-client/models/wire";
import { nextStreak, signInPointsOf, streakNow } from "@tradehall/mall-rules/states/membership/sign-in";
import { chinaDate } from "@tradehall/mall-rules/time/china-time";
import { and, asc, desc, eq, like } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { signIns } from "#server/db/schema/index.ts";

export async function lastSignIn(db: Database, userId: number) {
  const [last] = await db
    .select({ day: signIns.day, streak: signIns.streak })
    .from(signIns)
    .where(eq(signIns.userId, userId))
    .orderBy(desc(signIns.day))
    .limit(1);
  return last;
}

export async function signInOf(
  db: Database,
  userId: number,
  { now, month }: { now: Date; month: string },
): Promise<SignIn> {
  const today = chinaDate(now);
  const [last, days] = await Promise.all([
    lastSignIn(db, userId),
    db
      .select({ day: signIns.day })
      .from(signIns)
      .where(and(eq(signIns.userId, userId), like(signIns.day, `${month}-%`)))
      .orderBy(asc(signIns.day)),
  ]);
  const isSignedIn = last?.day === today;
  const next = isSignedIn ? last.streak + 1 : nextStreak(last, today);
  return {
    ...{ today, isSignedIn: toFlag(isSignedIn), streak: streakNow(last, today), month },
    nextPoints: signInPointsOf(next),
    days: days.map(({ day }) => day),
  };
}
