/** Who may open a team or join one (mall-rules states/promotion/team); asked by confirm, and by submit under the locks. */
import { orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { teamBlock } from "@tradehall/mall-rules/states/promotion/team";
import { and, eq, ne } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orders, teams } from "#server/db/schema/index.ts";
import { refuse } from "#server/refuse.ts";
import { runningOrder } from "./team-rows.ts";

interface Wanted {
  activityId: number;
  prodId: number;
  /** Missing opens one. */
  teamId?: number | undefined;
}

async function teamToJoin(db: Database, { activityId, prodId, teamId }: Wanted) {
  if (teamId === undefined) return undefined;
  const own = and(eq(teams.id, teamId), eq(teams.activityId, activityId), eq(teams.prodId, prodId));
  const [team] = await db.select().from(teams).where(own);
  if (!team) refuse("teamMissing");
  return { ...team, endsAt: team.endsAt.getTime() };
}

export async function refuseTeam(db: Database, userId: number, wanted: Wanted, now: Date): Promise<void> {
  const team = await teamToJoin(db, wanted);
  const running = await runningOrder(db, userId, wanted.activityId, now);
  const isIn = and(
    ...[eq(orders.teamId, team?.id ?? 0), eq(orders.userId, userId)],
    ne(orders.status, orderStatuses.canceled),
  );
  const isMember = team !== undefined && (await db.$count(orders, isIn)) > 0;
  const block = teamBlock(team, { isMember, hasRunning: running !== null }, now.getTime());
  // The page leads to the order that runs.
  if (block) refuse(block, undefined, running ? { orderNumber: running.orderNumber } : {});
}
