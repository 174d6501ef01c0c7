/** Refunds in every state, made and moved as people would. */
import { cargoStatuses, refundApplyTypes, refundTypes } from "@tradehall/mall-rules/states/after-sale/refund";
import { asc, eq, gt, inArray, like } from "drizzle-orm";
import { refundSnAt } from "../../modules/order/lifecycle/order-number.ts";
import { applyTo } from "../../modules/refund/apply-to.ts";
import { moveRefund } from "../../modules/refund/move-refund.ts";
import type { Database } from "../opened-database.ts";
import { notifyLogs, orderItems, orders, users } from "../schema/index.ts";
import { type RefundSeed, refundSeeds } from "./data/refunds.ts";

const hour = 3_600_000;
const parcel = { expressName: "中通快递", expressNo: "75740021157913", mobile: "13800000001" };
const { expressName, expressNo } = parcel;

async function seedRefund(db: Database, seed: RefundSeed, now: Date, tail: number): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  const [order] = await db
    .select()
    .from(orders)
    .where(eq(orders.submitId, `seed-submit-${seed.submit}`))
    .orderBy(asc(orders.orderNumber));
  if (!order) throw new Error(`There is no order of submit ${seed.submit}.`);
  const [line] = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderNumber, order.orderNumber))
    .orderBy(asc(orderItems.id));
  const appliedAt = ago(seed.hoursAgo);
  const form = {
    refundType: seed.pieces === undefined ? refundTypes.wholeOrder : refundTypes.lines,
    ...(seed.pieces === undefined ? {} : { items: [{ orderItemId: line?.id ?? 0, prodCount: seed.pieces }] }),
    applyType: seed.withReturn ? refundApplyTypes.withReturn : refundApplyTypes.moneyOnly,
    cargoStatus: seed.isReceived ? cargoStatuses.received : cargoStatuses.notReceived,
    buyerReason: seed.reason,
    buyerDesc: seed.explanation,
    ...(seed.amount === undefined ? {} : { refundAmount: seed.amount }),
  };
  let locked = await applyTo(
    db,
    order,
    form,
    { userId: order.userId, now: appliedAt },
    refundSnAt(appliedAt, tail),
  );
  for (const { event, by, hoursAgo, text } of seed.steps) {
    const changes = event === "ship" ? parcel : event === "refuse" ? { sellerMsg: text ?? "" } : {};
    const details = event === "ship" ? { expressName, expressNo } : text === undefined ? {} : { text };
    locked = await moveRefund(db, locked, { event, by, at: ago(hoursAgo), changes, details });
  }
}

/** After the orders; accounts hold afterwards what they held before, since their ledgers are written last. */
export async function seedRefunds(db: Database, now: Date): Promise<void> {
  const held = await db
    .select({ id: users.id, balanceFen: users.balanceFen, points: users.points })
    .from(users)
    .where(gt(users.id, 0));
  for (const [index, seed] of refundSeeds.entries()) await seedRefund(db, seed, now, 210_000 + index * 7_919);
  for (const { id, ...account } of held) await db.update(users).set(account).where(eq(users.id, id));
  const aboutRefunds = await db
    .select({ id: notifyLogs.id, createdAt: notifyLogs.createdAt })
    .from(notifyLogs)
    .where(like(notifyLogs.link, "/return-detail%"));
  const read = aboutRefunds.filter((one) => now.getTime() - one.createdAt.getTime() > 24 * hour);
  if (read.length === 0) return;
  const ids = read.map((one) => one.id);
  await db.update(notifyLogs).set({ readAt: now }).where(inArray(notifyLogs.id, ids));
}
