import { applyForRefund } from "@tradehall/api-client/endpoints/refund/apply-for-refund";
import { handle } from "#server/handle.ts";
import { lockOwnOrder } from "#server/modules/order/lifecycle/lock-orders.ts";
import { applyTo } from "./apply-to.ts";
import { toState } from "./refund-answers.ts";
import { settleOwn } from "./settle-refunds.ts";

export default handle(applyForRefund, async ({ body }, { db, clock, buyer }) => {
  const now = clock.now();
  await settleOwn(db, buyer, now);
  return db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, buyer, body.orderNumber);
    return toState(tx, await applyTo(tx, order, body, { userId: buyer.userId, now }), now);
  });
});
