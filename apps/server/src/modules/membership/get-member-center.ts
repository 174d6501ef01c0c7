import { getMemberCenter } from "@tradehall/api-client/endpoints/membership/get-member-center";
import { taskAwards } from "@tradehall/mall-rules/limits";
import { chinaMonth } from "@tradehall/mall-rules/time/china-time";
import { eq } from "drizzle-orm";
import { users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { loadLevels, memberCoupons, toLevel } from "#server/modules/membership/growth/levels.ts";
import { membershipOf } from "#server/modules/membership/growth/membership-of.ts";
import { refuse } from "#server/refuse.ts";
import { savedOf } from "./saved.ts";
import { signInOf } from "./sign-in-days.ts";
import { tasksOf } from "./tasks.ts";

export default handle(getMemberCenter, async ({ query }, { db, clock, locale, buyer: { userId } }) => {
  const now = clock.now();
  const month = query.month ?? chinaMonth(now);
  const [[user], rows, offered, saved, signIn, tasks] = await Promise.all([
    db.select().from(users).where(eq(users.id, userId)),
    loadLevels(db),
    memberCoupons(db, now),
    savedOf(db, userId),
    signInOf(db, userId, { now, month }),
    tasksOf(db, userId),
  ]);
  if (!user) refuse("sessionExpired");
  const growing = rows.filter(({ kind }) => kind === "growth");
  const ofRank = (rank: number) => {
    const row = growing.find((one) => one.rank === rank);
    return row ? toLevel(row, locale, offered) : null;
  };
  return {
    ...{ growth: user.growth, points: user.points, saved, signIn },
    level: ofRank(user.memberLevel),
    next: ofRank(user.memberLevel + 1),
    membership: membershipOf(user, rows, { now, locale, offered }),
    tasks: [...tasks].map(([task, state]) => ({ task, state, ...taskAwards[task] })),
    now: now.getTime(),
  };
});
