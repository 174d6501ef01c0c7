import { listSeckillRounds } from "@tradehall/api-client/endpoints/promotion/seckill/list-seckill-rounds";
import { flashSaleLimits } from "@tradehall/mall-rules/limits";
import { chinaMidnight, dayMs } from "@tradehall/mall-rules/time/china-time";
import { and, asc, eq, gt, gte, lt, type SQL } from "drizzle-orm";
import { activities } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { timesOf } from "./round-goods.ts";

export default handle(listSeckillRounds, async (_, { db, clock }) => {
  const now = clock.now();
  const today = chinaMidnight(now);
  const until = new Date(today.getTime() + 2 * dayMs);
  const roundsOf = (when: SQL | undefined, most: number) =>
    db
      .select()
      .from(activities)
      .where(and(eq(activities.kind, "seckill"), when))
      .orderBy(asc(activities.startsAt), asc(activities.id))
      .limit(most);
  const shown = and(gt(activities.endsAt, today), lt(activities.startsAt, until));
  const rows = await roundsOf(shown, flashSaleLimits.roundsShown);
  const next = rows.some(({ endsAt }) => endsAt > now)
    ? []
    : await roundsOf(gte(activities.startsAt, until), 1);
  return {
    rounds: [...rows, ...next].map((row) => ({
      ...timesOf(row),
      status:
        now >= row.endsAt
          ? ("ended" as const)
          : now < row.startsAt
            ? ("notStarted" as const)
            : ("inProgress" as const),
    })),
    now: now.getTime(),
  };
});
