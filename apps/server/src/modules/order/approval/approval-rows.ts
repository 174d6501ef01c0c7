/** Approvals as their lists show them, in a fixed number of statements. */
import type { ApprovalCard } from "@tradehall/api-client/models/approval";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { approvalStepsFor } from "@tradehall/mall-rules/states/purchase/approval";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { asc, inArray } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { type orderApprovals, orderItems, orders } from "#server/db/schema/index.ts";
import { approversFor, type Deciders, namesOf } from "#server/modules/enterprise/buying/people.ts";

export async function toApprovals(
  db: Database,
  rows: readonly (typeof orderApprovals.$inferSelect)[],
  deciders: Deciders,
): Promise<ApprovalCard[]> {
  if (rows.length === 0) return [];
  const numbers = rows.map(({ orderNumber }) => orderNumber);
  const approversOf = new Map(
    rows.map((row) => [row.id, row.state === "waiting" ? approversFor(deciders, row) : []]),
  );
  const [found, items, names] = await Promise.all([
    db.select().from(orders).where(inArray(orders.orderNumber, numbers)),
    db
      .select({
        orderNumber: orderItems.orderNumber,
        prodName: orderItems.prodName,
        picture: orderItems.picture,
      })
      .from(orderItems)
      .where(inArray(orderItems.orderNumber, numbers))
      .orderBy(asc(orderItems.id)),
    namesOf(db, [
      ...rows.flatMap(({ requestedBy, decidedBy }) => [requestedBy, decidedBy ?? requestedBy]),
      ...[...approversOf.values()].flat(),
    ]),
  ]);
  const nameOf = (id: number) => names.get(id) ?? "";
  return rows.flatMap((row) => {
    const order = found.find((one) => one.orderNumber === row.orderNumber);
    if (!order) return [];
    const lines = items.filter((item) => item.orderNumber === row.orderNumber);
    const isWaiting = row.state === "waiting";
    return {
      orderNumber: row.orderNumber,
      state: row.state,
      step: row.step + 1,
      stepCount: Math.max(row.step + 1, approvalStepsFor(deciders.steps, row.submitFen).length),
      requester: { userId: row.requestedBy, nickName: nameOf(row.requestedBy) },
      ...{ shopName: order.shopName, actualTotal: fenToYuan(order.actualFen) },
      ...{ prodName: lines[0]?.prodName ?? "", pic: lines[0]?.picture ?? "", lineCount: lines.length },
      ...{ poNumber: order.poNumber, costCentre: order.costCentre, project: order.project },
      approvers: (approversOf.get(row.id) ?? []).map(nameOf),
      decidedBy: row.decidedBy === null ? "" : nameOf(row.decidedBy),
      reason: row.reason,
      createTime: chinaTime(row.createdAt),
      decideTime: row.decidedAt && chinaTime(row.decidedAt),
      deadlineAt: isWaiting ? (order.deadlineAt?.getTime() ?? null) : null,
    };
  });
}
