/** Where an offer is, by the one rule of all activities. */
import { type ActivityStatus, activityStatus } from "@tradehall/mall-rules/states/promotion/activity";
import { eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { type activities, activityItems } from "#server/db/schema/index.ts";
import type { RunningStep } from "#server/modules/pricing/draft.ts";

/** Of what is given, the pieces left; what is only taken off never runs out. */
function giftsLeft(steps: readonly RunningStep[]): number {
  const gifts = steps.flatMap(({ gift }) => gift ?? []);
  return gifts.length === 0 ? 1 : gifts.filter(({ left, quantity }) => left >= quantity).length;
}

async function piecesLeft(db: Database, activityId: number): Promise<number> {
  const [row] = await db
    .select({ left: sql<number>`coalesce(sum(${activityItems.left}), 0)::int` })
    .from(activityItems)
    .where(eq(activityItems.activityId, activityId));
  return row?.left ?? 0;
}

export async function statusOf(
  db: Database,
  { id, kind, startsAt, endsAt }: typeof activities.$inferSelect,
  steps: readonly RunningStep[],
  now: Date,
): Promise<ActivityStatus> {
  const left = kind === "special" ? await piecesLeft(db, id) : giftsLeft(steps);
  return activityStatus({ startsAt: startsAt.getTime(), endsAt: endsAt.getTime(), left }, now.getTime());
}
