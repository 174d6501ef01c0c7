import { applyForRefund } from "@tradehall/api-client/endpoints/refund/apply-for-refund";
import { type Handler, handle } from "#server/handle.ts";
import { lockOwnOrder } from "#server/modules/order/lifecycle/lock-orders.ts";
import { applyTo } from "./apply-to.ts";
import { toState } from "./refund-answers.ts";
import { settleBefore } from "./settle-refunds.ts";

const handler = handle(applyForRefund, async ({ body }, { db, clock, buyer }) => {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, buyer, body.orderNumber);
    return toState(tx, await applyTo(tx, order, body, { userId: buyer.userId, now }), now);
  });
});

export default { ...handler, settle: settleBefore } satisfies Handler;
