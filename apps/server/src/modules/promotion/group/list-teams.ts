import { listTeams } from "@tradehall/api-client/endpoints/promotion/group/list-teams";
import { groupLimits } from "@tradehall/mall-rules/limits";
import { and, asc, eq, gt, isNull, lt, lte, sql } from "drizzle-orm";
import { activities, activityItems, teams } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { runningOrder, toTeams } from "./team-rows.ts";

export default handle(listTeams, async ({ query: { prodId, activityId } }, { db, clock, visitor }) => {
  const now = clock.now();
  const none = { records: [], total: 0, running: null, now: now.getTime() };
  const [activity] = await db
    .select({ id: activities.id })
    .from(activities)
    .innerJoin(activityItems, eq(activityItems.activityId, activities.id))
    .where(
      and(
        eq(activityItems.prodId, prodId),
        eq(activities.kind, "grouping"),
        activityId === undefined ? undefined : eq(activities.id, activityId),
        lte(activities.startsAt, now),
        gt(activities.endsAt, now),
      ),
    )
    .orderBy(asc(activities.startsAt), asc(activities.id))
    .limit(1);
  if (!activity) return none;
  const open = and(
    ...[eq(teams.activityId, activity.id), eq(teams.prodId, prodId)],
    ...[isNull(teams.settledAt), gt(teams.endsAt, now), lt(teams.taken, teams.size)],
  );
  const rows = await db
    .select()
    .from(teams)
    .where(open)
    .orderBy(asc(sql`${teams.size} - ${teams.taken}`), asc(teams.endsAt), asc(teams.id))
    .limit(groupLimits.teamsShown);
  return {
    ...none,
    records: await toTeams(db, rows, now, visitor?.userId),
    total: await db.$count(teams, open),
    running: visitor ? await runningOrder(db, visitor.userId, activity.id, now) : null,
  };
});
