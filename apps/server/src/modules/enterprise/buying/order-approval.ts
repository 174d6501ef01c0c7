/** The approval of one order as its detail says it, and whether who asks may decide it. */
import type { OrderApproval } from "@tradehall/api-client/models/my-order";
import { toFlag } from "@tradehall/api-client/models/wire";
import { approvalStepsFor } from "@tradehall/mall-rules/states/purchase/approval";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { asc, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orderApprovals } from "#server/db/schema/index.ts";
import { approversFor, decidersOf, namesOf } from "./people.ts";

export interface KnownApproval {
  shown: OrderApproval;
  /** Who may decide it, and who has decided a step: these may read the order. */
  approverIds: number[];
}

/** Undefined for an order that needed no approval. */
export async function approvalOf(
  db: Database,
  orderNumber: string,
  viewerId: number,
  now: Date,
): Promise<KnownApproval | undefined> {
  const rows = await db
    .select()
    .from(orderApprovals)
    .where(eq(orderApprovals.orderNumber, orderNumber))
    .orderBy(asc(orderApprovals.step));
  const last = rows.at(-1);
  if (!last) return undefined;
  const deciders = await decidersOf(db, last.enterpriseId, now);
  const deciding = last.state === "waiting" ? approversFor(deciders, last) : [];
  const decided = rows.flatMap(({ decidedBy }) => decidedBy ?? []);
  const names = await namesOf(db, [...deciding, ...decided]);
  const nameOf = (id: number) => names.get(id) ?? "";
  return {
    approverIds: [...deciding, ...decided.filter((id) => deciders.members.has(id))],
    shown: {
      steps: rows.map((row) => ({
        state: row.state,
        approvers: row.state === "waiting" ? deciding.map(nameOf) : [],
        decidedBy: row.decidedBy === null ? "" : nameOf(row.decidedBy),
        reason: row.reason,
        decideTime: row.decidedAt && chinaTime(row.decidedAt),
      })),
      stepCount: Math.max(rows.length, approvalStepsFor(deciders.steps, last.submitFen).length),
      canDecide: toFlag(deciding.includes(viewerId)),
    },
  };
}
