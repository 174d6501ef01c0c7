/** One action of a buyer on one order: settled, locked, allowed by the shared table, then done; all or nothing. */
import type { OrderState } from "@tradehall/api-client/models/my-order";
import type { OrderAction } from "@tradehall/mall-rules/states/order/order";
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orderItems, orders } from "#server/db/schema/index.ts";
import type { Context } from "#server/handle.ts";
import { lockOwnOrder, type OrderRow } from "#server/modules/order/lifecycle/lock-orders.ts";
import { lineRefunds } from "#server/modules/refund/refundable.ts";
import { settleOwn } from "#server/modules/refund/settle-refunds.ts";
import { refuse } from "#server/refuse.ts";
import { actionsOf, tallies } from "./order-rows.ts";

export async function actOnOrder(
  { db, clock, buyer }: Context,
  orderNumber: string,
  action: OrderAction,
  work: (tx: Database, order: OrderRow, now: Date) => Promise<unknown>,
): Promise<OrderState> {
  const now = clock.now();
  await settleOwn(db, buyer, now);
  return db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, buyer, orderNumber);
    const tally = (await tallies(tx, [orderNumber], now))(orderNumber);
    const items = await tx.select().from(orderItems).where(eq(orderItems.orderNumber, orderNumber));
    const beside = { tally, items, known: await lineRefunds(tx, items) };
    if (!actionsOf(order, beside, now).includes(action)) refuse("orderStatusChanged");
    await work(tx, order, now);
    const [after = order] = await tx.select().from(orders).where(eq(orders.orderNumber, orderNumber));
    return {
      orderNumber,
      status: after.status,
      deadlineAt: after.deadlineAt?.getTime() ?? null,
      allowedActions: actionsOf(after, beside, now),
      now: now.getTime(),
    };
  });
}
