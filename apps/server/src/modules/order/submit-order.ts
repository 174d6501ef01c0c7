import { submitOrder } from "@tradehall/api-client/endpoints/order/submit-order";
import type { SubmitRequest } from "@tradehall/api-client/models/order";
import { orderLimits } from "@tradehall/mall-rules/limits";
import { fenToYuan } from "@tradehall/mall-rules/money";
import { eq } from "drizzle-orm";
import type * as v from "valibot";
import type { Database } from "#server/db/database.ts";
import { refuseWhileLocked } from "#server/db/locked.ts";
import { orderConfirms, orders } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import type { CartOwner } from "#server/modules/cart/rows.ts";
import { settlePaid } from "#server/modules/payment/settle-paid.ts";
import { lapsePoints } from "#server/modules/wallet/lapse-points.ts";
import { refuse } from "#server/refuse.ts";
import { isConfirmOver, isOwnConfirm, wishOfRow } from "./confirm-row.ts";
import { toMergedOrder } from "./merged-order.ts";
import { placeOrders } from "./place-orders.ts";
import { prepare } from "./prepare.ts";
import { remarkAnswersOf, remarksOf } from "./remarks.ts";
import { wishOf } from "./wish.ts";

type Submit = v.InferOutput<typeof SubmitRequest>;

/** Makes the orders of a confirm that has none yet. */
async function submitOnce(tx: Database, owner: CartOwner, body: Submit, now: Date): Promise<void> {
  const mine = isOwnConfirm(body.uuid, owner);
  const [confirm] = await tx.select().from(orderConfirms).where(mine).for("update", { noWait: true });
  if (!confirm) refuse("orderExpired");
  if (confirm.orderNumbers.length > 0) return;
  if (isConfirmOver(confirm, now)) refuse("orderExpired");
  const before = wishOfRow(confirm);
  const prepared = await prepare(tx, owner, wishOf(before.lines, body, before), now);
  if (prepared.ruledOut.length > 0) refuse("regionNotDelivered");
  if (prepared.needsAddress && !prepared.address) refuse("addressNeeded");
  const seen = body.actualTotal ?? fenToYuan(confirm.totalFen);
  if (seen !== fenToYuan(prepared.draft.totals.actualFen))
    refuse("priceChanged", undefined, { order: toMergedOrder(body.uuid, prepared, now) });
  const remarkAnswers = remarkAnswersOf(body, prepared.wanted);
  const placement = { owner, submitId: body.uuid, prepared, remarks: remarksOf(body), remarkAnswers, now };
  const placed = await placeOrders(tx, placement);
  const orderNumbers = placed.map((row) => row.orderNumber);
  await tx.update(orderConfirms).set({ orderNumbers }).where(mine);
  // What reductions paid wholly needs no cashier.
  const free = placed.filter((row) => row.actualFen === 0).map((row) => row.orderNumber);
  if (free.length > 0) await settlePaid(tx, free, 0, now);
}

export default handle(submitOrder, async ({ body }, { db, clock, buyer }) => {
  const now = clock.now();
  // Before the orders' own transaction, which locks stock before accounts.
  await lapsePoints(db, now, buyer);
  await refuseWhileLocked(() => db.transaction((tx) => submitOnce(tx, buyer, body, now)));
  const placed = await db
    .select()
    .from(orders)
    .where(eq(orders.submitId, body.uuid))
    .orderBy(orders.orderNumber);
  const totalFen = placed.reduce((sum, order) => sum + order.actualFen, 0);
  const createdAt = placed[0]?.createdAt ?? now;
  return {
    orderNumbers: placed.map((order) => order.orderNumber).join(","),
    actualTotal: fenToYuan(totalFen),
    needPay: totalFen > 0 ? (1 as const) : (0 as const),
    endsAt: createdAt.getTime() + orderLimits.unpaidMs,
    now: now.getTime(),
  };
});
