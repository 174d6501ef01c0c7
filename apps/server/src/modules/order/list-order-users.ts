import { listOrderUsers } from "@tradehall/api-client/endpoints/order/list-order-users";
import { toFlag } from "@tradehall/api-client/models/wire";
import { approvalLimits } from "@tradehall/mall-rules/limits";
import { and, asc, desc, eq, inArray, isNotNull, max, ne, or, sql } from "drizzle-orm";
import { enterpriseMembers, orders, users } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { isOwnOrder } from "#server/modules/order/lifecycle/lock-orders.ts";

export default handle(listOrderUsers, async (_, { db, buyer }) => {
  if (!buyer.isAdministrator) return { users: [], costCentres: [] };
  const ordered = db.select({ id: orders.userId }).from(orders).where(isOwnOrder(buyer));
  const rows = await db
    .select({
      userId: users.id,
      nickName: users.nickName,
      isMember: sql<boolean>`${enterpriseMembers.userId} is not null`,
    })
    .from(users)
    .leftJoin(
      enterpriseMembers,
      and(eq(enterpriseMembers.userId, users.id), eq(enterpriseMembers.enterpriseId, buyer.enterpriseId)),
    )
    .where(or(isNotNull(enterpriseMembers.userId), inArray(users.id, ordered)))
    .orderBy(asc(users.id));
  const booked = await db
    .select({ costCentre: orders.costCentre })
    .from(orders)
    .where(and(isOwnOrder(buyer), ne(orders.costCentre, "")))
    .groupBy(orders.costCentre)
    .orderBy(desc(max(orders.createdAt)), asc(orders.costCentre))
    .limit(approvalLimits.costCentres);
  return {
    users: rows.map((row) => ({ ...row, isMember: toFlag(row.isMember) })),
    costCentres: booked.map(({ costCentre }) => costCentre),
  };
});
