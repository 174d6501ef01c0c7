import { signInToday } from "@tradehall/api-client/endpoints/membership/sign-in-today";
import { memberLimits } from "@tradehall/mall-rules/limits";
import { nextStreak, signInPointsOf } from "@tradehall/mall-rules/states/membership/sign-in";
import { chinaDate } from "@tradehall/mall-rules/time/china-time";
import { signIns } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { changeGrowth } from "#server/modules/membership/growth/change-growth.ts";
import { changePoints, pointsLapseAt } from "#server/modules/wallet/points.ts";
import { refuse } from "#server/refuse.ts";
import { lastSignIn } from "./sign-in-days.ts";

export default handle(signInToday, async (_, { db, clock, buyer: { userId } }) =>
  db.transaction(async (tx) => {
    await lockBuyer(tx, userId);
    const now = clock.now();
    const day = chinaDate(now);
    const streak = nextStreak(await lastSignIn(tx, userId), day);
    const points = signInPointsOf(streak);
    const growth = memberLimits.signInGrowth;
    // The day itself is unique: of many presses one counts, whatever else is wrong.
    const written = await tx
      .insert(signIns)
      .values({ userId, day, streak, points, growth, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (written.length === 0) refuse("signedInToday");
    await changePoints(
      tx,
      userId,
      [{ change: points, source: "checkIn", expiresAt: pointsLapseAt(now) }],
      now,
    );
    await changeGrowth(tx, userId, { change: growth, source: "signIn" }, now);
    return { streak, points, growth };
  }),
);
