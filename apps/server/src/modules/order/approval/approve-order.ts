import { approveOrder } from "@tradehall/api-client/endpoints/order/approval/approve-order";
import { nextOrderStatus, orderStatuses, unpaidMsOf } from "@tradehall/mall-rules/states/order/order";
import { payTypes } from "@tradehall/mall-rules/states/payment/payment";
import { approvalStepsFor } from "@tradehall/mall-rules/states/purchase/approval";
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orders } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { askApprovers } from "#server/modules/enterprise/buying/order-approvals.ts";
import { approversFor } from "#server/modules/enterprise/buying/people.ts";
import { notifyBuyer } from "#server/modules/message/notify-buyer.ts";
import { settlePaid } from "#server/modules/order/lifecycle/settle-paid.ts";
import { type Deciding, decide } from "./decide.ts";

/** After its last step an order can be paid, for as long as any other. */
async function letPay(tx: Database, { order, person }: Deciding, now: Date): Promise<void> {
  const { orderNumber, orderType, actualFen } = order;
  const next = orderStatuses[nextOrderStatus("approval", "approve") ?? "unpaid"];
  const deadlineAt = new Date(now.getTime() + unpaidMsOf(orderType));
  await tx.update(orders).set({ status: next, deadlineAt }).where(eq(orders.orderNumber, orderNumber));
  await notifyBuyer(tx, order, "approvalGiven", now, { person });
  // What reductions paid wholly needs no cashier.
  if (actualFen === 0) await settlePaid(tx, [orderNumber], { payType: payTypes.points, payNo: null }, now);
}

export default handle(approveOrder, ({ params: { orderNumber } }, context) =>
  decide(context, orderNumber, { state: "approved", reason: "" }, async (tx, deciding, now) => {
    const { order, approval, deciders } = deciding;
    const step = approval.step + 1;
    if (step >= approvalStepsFor(deciders.steps, approval.submitFen).length) return letPay(tx, deciding, now);
    const { submitFen, requestedBy } = approval;
    const approverIds = approversFor(deciders, { step, submitFen, requestedBy });
    await askApprovers(tx, order, { step, submitFen, requestedBy, approverIds }, now);
  }),
);
