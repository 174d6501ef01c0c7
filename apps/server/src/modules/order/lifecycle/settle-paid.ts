/** What a successful payment does to its orders; in the caller's transaction, which has locked them. */
import { nextOrderStatus, orderKindName, orderStatuses } from "@tradehall/mall-rules/states/order/order";
import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { orderItems, orders, products } from "#server/db/schema/index.ts";
import { notifyBuyer } from "#server/modules/message/notify-buyer.ts";
import { afterPayment } from "./after-payment.ts";
import { isDeposit } from "./amounts.ts";
import type { OrderRow } from "./lock-orders.ts";
import { preSaleValues } from "./pre-sale-values.ts";
import { enterTeam, fillTeam, isFilled } from "./team-places.ts";

async function countSold(
  tx: Database,
  items: readonly { prodId: number; quantity: number }[],
): Promise<void> {
  const byProduct = [...Map.groupBy(items, (item) => item.prodId)].sort(([a], [b]) => a - b);
  for (const [prodId, same] of byProduct) {
    const pieces = same.reduce((sum, item) => sum + item.quantity, 0);
    await tx
      .update(products)
      .set({ soldNum: sql`${products.soldNum} + ${pieces}` })
      .where(eq(products.id, prodId));
  }
}

interface Settled {
  payType: number;
  /** The attempt that paid; null where nothing was to be paid. */
  payNo: string | null;
}

const waitsForTeam = (order: OrderRow): boolean =>
  order.status === orderStatuses.unpaid &&
  nextOrderStatus("unpaid", "pay", orderKindName(order.orderType)) === "grouping";

/** A group order waits for its team, which the last payment fills. */
async function joinWaiting(
  tx: Database,
  order: OrderRow,
  { payType, payNo }: Settled,
  now: Date,
): Promise<void> {
  const team = await enterTeam(tx, order, now);
  const waiting = { status: orderStatuses.grouping, teamId: team.id, deadlineAt: team.endsAt };
  await tx
    .update(orders)
    .set({ ...waiting, paidAt: now, payType, payNo })
    .where(eq(orders.orderNumber, order.orderNumber));
  if (isFilled(team, now)) await fillTeam(tx, team, now);
  else await notifyBuyer(tx, order, "orderGrouping", now);
}

/** The deposit of a pre-sale is paid: the order waits for its balance, and is sold once that is paid. */
async function keepDeposit(
  tx: Database,
  order: OrderRow,
  { payType: depositPayType, payNo: depositPayNo }: Settled,
  now: Date,
): Promise<void> {
  const { orderNumber, balanceTo: deadlineAt } = order;
  await tx
    .update(orders)
    .set({ status: orderStatuses.balanceDue, deadlineAt, depositPaidAt: now, depositPayType, depositPayNo })
    .where(eq(orders.orderNumber, orderNumber));
  await notifyBuyer(tx, order, "depositPaid", now, preSaleValues(order));
}

/** Moves unpaid orders on together. */
export async function settlePaid(
  tx: Database,
  orderNumbers: readonly string[],
  settled: Settled,
  now: Date,
): Promise<void> {
  const { payType, payNo } = settled;
  const which = inArray(orders.orderNumber, [...orderNumbers]);
  const rows = await tx.select().from(orders).where(which);
  const items = await tx
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderNumber, [...orderNumbers]));
  const onlyDeposit = new Set<string>();
  for (const order of rows) {
    if (isDeposit(order)) {
      onlyDeposit.add(order.orderNumber);
      await keepDeposit(tx, order, settled, now);
      continue;
    }
    if (waitsForTeam(order)) {
      await joinWaiting(tx, order, settled, now);
      continue;
    }
    const own = items.filter((item) => item.orderNumber === order.orderNumber);
    const on = afterPayment(order, own, now);
    await tx
      .update(orders)
      .set({ ...on, paidAt: now, payType, payNo })
      .where(eq(orders.orderNumber, order.orderNumber));
    await notifyBuyer(tx, order, on.virtualCodes ? "vouchersReady" : "orderPaid", now);
  }
  await countSold(
    tx,
    items.filter(({ orderNumber, giftOf }) => giftOf === null && !onlyDeposit.has(orderNumber)),
  );
}
