/** Teams as everyone sees them: names of others are masked. */
import type { RunningGroupOrder, Team } from "@tradehall/api-client/models/group";
import { toFlag } from "@tradehall/api-client/models/wire";
import { orderRefundStatuses } from "@tradehall/mall-rules/states/after-sale/refund";
import { orderKinds, orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { placesLeft, teamStatus } from "@tradehall/mall-rules/states/promotion/team";
import { and, asc, eq, gt, inArray, isNotNull, ne, or } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orderItems, orders, type teams, users } from "#server/db/schema/index.ts";
import { maskName } from "#server/modules/comment/comment-rows.ts";

type TeamRow = typeof teams.$inferSelect;

/** Who holds a place, or has paid for one in a team that is over. */
const memberRows = (db: Database, teamIds: number[]) =>
  db
    .select({
      teamId: orders.teamId,
      userId: orders.userId,
      paidAt: orders.paidAt,
      nickName: users.nickName,
      pic: users.avatar,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        inArray(orders.teamId, teamIds),
        or(isNotNull(orders.paidAt), ne(orders.status, orderStatuses.canceled)),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.orderNumber));

/** In the order of the rows. */
export async function toTeams(
  db: Database,
  rows: readonly TeamRow[],
  now: Date,
  userId?: number,
): Promise<Team[]> {
  if (rows.length === 0) return [];
  const found = await memberRows(
    db,
    rows.map(({ id }) => id),
  );
  const byTeam = Map.groupBy(found, (member) => member.teamId);
  return rows.map((team) => {
    const members = (byTeam.get(team.id) ?? []).map((member) => ({
      nickName: member.userId === userId ? member.nickName : maskName(member.nickName),
      pic: member.userId === userId ? member.pic : "",
      isLeader: toFlag(member.userId === team.leaderId),
      isPaid: toFlag(member.paidAt !== null),
      isOwn: toFlag(member.userId === userId),
    }));
    const endsAt = team.endsAt.getTime();
    return {
      teamId: team.id,
      activityId: team.activityId,
      prodId: team.prodId,
      status: teamStatus({ ...team, endsAt }, now.getTime()),
      size: team.size,
      placesLeft: placesLeft(team),
      endsAt,
      members: members.sort((a, b) => b.isLeader - a.isLeader),
    };
  });
}

/** The order of a buyer in an activity that waits for its payment or its team. */
export async function runningOrder(
  db: Database,
  userId: number,
  activityId: number,
  now: Date,
): Promise<RunningGroupOrder | null> {
  const [row] = await db
    .select({ orderNumber: orders.orderNumber, teamId: orders.teamId, status: orders.status })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderNumber, orders.orderNumber))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.orderType, orderKinds.grouping),
        inArray(orders.status, [orderStatuses.unpaid, orderStatuses.grouping]),
        eq(orders.refundStatus, orderRefundStatuses.none),
        gt(orders.deadlineAt, now),
        eq(orderItems.activityId, activityId),
      ),
    )
    .limit(1);
  return row ?? null;
}
