import { listSeckillRounds } from "@tradehall/api-client/endpoints/seckill/list-seckill-rounds";
import { flashSaleLimits } from "@tradehall/mall-rules/limits";
import { chinaMidnight, dayMs } from "@tradehall/mall-rules/time/china-time";
import { and, asc, eq, gt, lt } from "drizzle-orm";
import { activities } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { timesOf } from "./round-goods.ts";

export default handle(listSeckillRounds, async (_, { db, clock }) => {
  const now = clock.now();
  const today = chinaMidnight(now);
  const until = new Date(today.getTime() + 2 * dayMs);
  const shown = and(
    eq(activities.kind, "seckill"),
    gt(activities.endsAt, today),
    lt(activities.startsAt, until),
  );
  const rows = await db
    .select()
    .from(activities)
    .where(shown)
    .orderBy(asc(activities.startsAt), asc(activities.id))
    .limit(flashSaleLimits.roundsShown);
  return {
    rounds: rows.map((row) => ({
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
