/** Approvals of orders as they are kept: one waits at a time; in the caller's transaction, which has locked the buyer. */

import { closeTypes } from "@tradehall/mall-rules/states/order/order";
import type { ApprovalState } from "@tradehall/mall-rules/states/purchase/approval";
import { and, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { notifyLogs, orderApprovals, type orders } from "#server/db/schema/index.ts";
import { orderMessage } from "#server/modules/message/notify-buyer.ts";
import { namesOf } from "./people.ts";

type OrderRow = typeof orders.$inferSelect;

/** What is told of an order above a limit, and to whom. */
type ToldOrder = Parameters<typeof orderMessage>[0];

export interface AskedStep {
  step: number;
  submitFen: OrderRow["actualFen"];
  requestedBy: number;
  approverIds: readonly number[];
}

/** Lets an order wait for the approvers of a step, and tells them. */
export async function askApprovers(
  tx: Database,
  order: ToldOrder,
  { approverIds, ...asked }: AskedStep,
  now: Date,
): Promise<void> {
  const { orderNumber, enterpriseId } = order;
  await tx
    .insert(orderApprovals)
    .values({ orderNumber, enterpriseId, ...asked, state: "waiting", createdAt: now });
  if (approverIds.length === 0) return;
  const person = (await namesOf(tx, [asked.requestedBy])).get(asked.requestedBy) ?? "";
  await tx
    .insert(notifyLogs)
    .values(
      approverIds.map((userId) => orderMessage({ ...order, userId }, "approvalWaiting", now, { person })),
    );
}

export const isWaiting = (orderNumber: string) =>
  and(eq(orderApprovals.orderNumber, orderNumber), eq(orderApprovals.state, "waiting"));

const stateOfClosing: Partial<Record<number, ApprovalState>> = {
  [closeTypes.approvalTimeout]: "lapsed",
};

/** With the end of its order an approval that waits ends, too: withdrawn, or not decided in time. */
export async function endApproval(
  tx: Database,
  orderNumber: string,
  { closeType, at }: { closeType: number; at: Date },
): Promise<void> {
  await tx
    .update(orderApprovals)
    .set({ state: stateOfClosing[closeType] ?? "withdrawn", decidedAt: at })
    .where(isWaiting(orderNumber));
}
