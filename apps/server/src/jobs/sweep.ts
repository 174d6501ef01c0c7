/** Deadlines that nobody's read has met: orders, payments, and what is kept for a day only. */
import { orderLimits } from "@tradehall/mall-rules/limits";
import { and, inArray, lt, lte } from "drizzle-orm";
import { idempotencyKeys, orderConfirms, payments } from "../db/schema/index.ts";
import { settleDue } from "../modules/order/lifecycle/settle-due.ts";
import type { Job } from "./jobs.ts";

const dayMs = 86_400_000;
const ordersATurn = 100;

export const sweepOrders: Job = async ({ database: { db }, clock }) => {
  await settleDue(db, undefined, clock.now(), { skipsLocked: true, atMost: ordersATurn });
};

export const sweepPayments: Job = async ({ database: { db }, clock }) => {
  const isOver = and(inArray(payments.status, ["waiting", "scanned"]), lte(payments.expiresAt, clock.now()));
  await db.update(payments).set({ status: "expired" }).where(isOver);
};

/** A repeat after a day is a new call; a confirm of yesterday is made anew. */
export const sweepMemory: Job = async ({ database: { db }, clock }) => {
  const yesterday = new Date(clock.now().getTime() - Math.max(dayMs, orderLimits.confirmLifetimeMs));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, yesterday));
  await db.delete(orderConfirms).where(lt(orderConfirms.createdAt, yesterday));
};
