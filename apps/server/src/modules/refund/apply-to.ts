/** Writes an application for a refund; in the transaction that has locked its order. */
import type { RefundEdit } from "@tradehall/api-client/models/refund";
import { refundStatuses } from "@tradehall/mall-rules/states/after-sale/refund";
import { molds } from "@tradehall/mall-rules/states/order/delivery";
import type * as v from "valibot";
import type { Database } from "#server/db/database.ts";
import { refundLogs, refunds } from "#server/db/schema/index.ts";
import type { OrderRow } from "#server/modules/order/lifecycle/lock-orders.ts";
import { refundSnAt } from "#server/modules/order/lifecycle/order-number.ts";
import { refuse } from "#server/refuse.ts";
import { assessRefund } from "./assess-refund.ts";
import { checkApplication, logDetailsOf } from "./check-application.ts";
import type { LockedRefund } from "./lock-refund.ts";
import { deadlineOf, notifyOfRefund } from "./move-refund.ts";
import { refreshOrder } from "./refresh-order.ts";
import { writeParts } from "./refund-parts.ts";

/** Refuses what the rules do not allow. The pictures are of who applies. */
export async function applyTo(
  tx: Database,
  order: OrderRow,
  form: v.InferOutput<typeof RefundEdit>,
  applicant: { userId: number; now: Date },
  refundSn = refundSnAt(applicant.now),
): Promise<LockedRefund> {
  const { now } = applicant;
  const assessed = await assessRefund(tx, order, form, now);
  const checked = await checkApplication(
    tx,
    { ...applicant, isVirtual: order.mold === molds.virtual },
    form,
    assessed,
  );
  const deadlineAt = deadlineOf("applied", now);
  const [refund] = await tx
    .insert(refunds)
    .values({
      ...checked,
      ...{ refundSn, orderNumber: order.orderNumber, status: refundStatuses.applied },
      ...{ appliedAt: now, deadlineAt },
    })
    .returning();
  if (!refund) refuse("refundMissing");
  await writeParts(tx, refundSn, assessed);
  await tx.insert(refundLogs).values({
    ...{ refundSn, event: "apply", party: "buyer", status: refund.status, details: logDetailsOf(checked) },
    ...{ deadlineAt, createdAt: now },
  });
  const applied = { refund, order: await refreshOrder(tx, order, now) };
  await notifyOfRefund(tx, applied, now);
  return applied;
}
