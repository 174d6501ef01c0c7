/**
 * Places in a team: held with the submit, paid for with the payment, free again with an order that ends unpaid; in the
 * caller's transaction, which has locked team, buyers and orders (modules/buyer/lock-buyer.ts).
 */
import { orderKinds, orderStatuses, unpaidMsOf } from "@tradehall/mall-rules/states/order/order";
import { teamEndsAt, teamStatus } from "@tradehall/mall-rules/states/promotion/team";
import { and, asc, eq, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { activities, orderItems, orders, teams } from "#server/db/schema/index.ts";
import { notifyBuyer } from "#server/modules/message/notify-buyer.ts";
import { refuse } from "#server/refuse.ts";
import { afterPayment } from "./after-payment.ts";
import type { OrderRow } from "./lock-orders.ts";

export type TeamRow = typeof teams.$inferSelect;

/**
 * Holds a place for who joins a team; answers what the order keeps of it. It is not paid for later than its team, or the
 * activity of one that opens a team, ends.
 */
export async function holdPlace(
  tx: Database,
  { activityId, teamId }: { activityId: number; teamId?: number },
  now: Date,
): Promise<Pick<OrderRow, "teamId" | "deadlineAt">> {
  const paidBy = (endsAt: Date) =>
    new Date(Math.min(now.getTime() + unpaidMsOf(orderKinds.grouping), endsAt.getTime()));
  if (teamId === undefined) {
    const [activity] = await tx.select().from(activities).where(eq(activities.id, activityId));
    return { teamId: null, deadlineAt: paidBy(activity?.endsAt ?? now) };
  }
  const [team] = await tx
    .update(teams)
    .set({ taken: sql`${teams.taken} + 1` })
    .where(and(eq(teams.id, teamId), isNull(teams.settledAt), lt(teams.taken, teams.size)))
    .returning();
  if (!team) refuse("teamFull");
  return { teamId, deadlineAt: paidBy(team.endsAt) };
}

/** Opens a team with its first payment: until then no one sees it, and no one waits for it. */
async function openTeam(tx: Database, order: OrderRow, now: Date): Promise<TeamRow | undefined> {
  const [first] = await tx
    .select({ activity: activities, prodId: orderItems.prodId })
    .from(orderItems)
    .innerJoin(activities, eq(activities.id, orderItems.activityId))
    .where(eq(orderItems.orderNumber, order.orderNumber));
  if (!first) throw new Error(`the group order ${order.orderNumber} is in no activity`);
  const { id: activityId, teamSize: size, endsAt } = first.activity;
  const [team] = await tx
    .insert(teams)
    .values({
      ...{ activityId, prodId: first.prodId, leaderId: order.userId, size, taken: 1, paid: 1 },
      ...{ openedAt: now, endsAt: new Date(teamEndsAt(now.getTime(), endsAt.getTime())) },
    })
    .returning();
  return team;
}

/** Counts a payment; answers the team, with which the order waits. */
export async function enterTeam(tx: Database, order: OrderRow, now: Date): Promise<TeamRow> {
  const [team] =
    order.teamId === null
      ? [await openTeam(tx, order, now)]
      : await tx
          .update(teams)
          .set({
            paid: sql`${teams.paid} + 1`,
            settledAt: sql`case when ${teams.paid} + 1 = ${teams.size} then ${now.toISOString()}::timestamptz end`,
          })
          .where(and(eq(teams.id, order.teamId), isNull(teams.settledAt)))
          .returning();
  if (!team) throw new Error(`the team of ${order.orderNumber} does not form any more`);
  return team;
}

export const isFilled = (team: TeamRow, now: Date): boolean =>
  teamStatus({ ...team, endsAt: team.endsAt.getTime() }, now.getTime()) === "filled";

/** With its last payment the orders of all its members go on. */
export async function fillTeam(tx: Database, team: TeamRow, now: Date): Promise<void> {
  const waiting = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.teamId, team.id), eq(orders.status, orderStatuses.grouping)))
    .orderBy(asc(orders.orderNumber))
    .for("update");
  for (const order of waiting) {
    const items = await tx.select().from(orderItems).where(eq(orderItems.orderNumber, order.orderNumber));
    const on = afterPayment(order, items, now);
    await tx.update(orders).set(on).where(eq(orders.orderNumber, order.orderNumber));
    await notifyBuyer(tx, order, "groupFilled", now);
    if (on.virtualCodes) await notifyBuyer(tx, order, "vouchersReady", now);
  }
}

/** An order that ends unpaid leaves its place to another. */
export async function leaveTeam(tx: Database, { teamId }: Pick<OrderRow, "teamId">): Promise<void> {
  if (teamId === null) return;
  await tx
    .update(teams)
    .set({ taken: sql`${teams.taken} - 1` })
    .where(and(eq(teams.id, teamId), isNull(teams.settledAt)));
}
