/** Deadlines that no one's read has met: orders, teams, refunds, payments, and what is kept for a day only. */

import {
  messageLimits,
  orderLimits,
  purchaseListLimits,
  sessionLimits,
  uploadLimits,
} from "@tradehall/mall-rules/limits";
import { dayMs } from "@tradehall/mall-rules/time/china-time";
import { and, asc, eq, inArray, isNull, lt, lte, or } from "drizzle-orm";
import {
  files,
  idempotencyKeys,
  loginCodes,
  mailConfirmations,
  mobileProofs,
  notifyLogs,
  orderConfirms,
  orders,
  payments,
  purchaseLists,
  sessions,
  signInFailures,
  smsCodes,
  spentCaptchas,
} from "../db/schema/index.ts";
import { removeFile } from "../modules/file/file-store.ts";
import { settleDue } from "../modules/order/lifecycle/settle-due.ts";
import { settleDueRefunds } from "../modules/refund/settle-refunds.ts";
import { settleDueTeams } from "../modules/refund/settle-teams.ts";
import { lapsePoints } from "../modules/wallet/lapse-points.ts";
import type { Job } from "./jobs.ts";

const ordersATurn = 100;
const buyersATurn = 100;
const filesATurn = 100;

export const sweepOrders: Job = async ({ database: { db }, clock }) => {
  await settleDue(db, undefined, clock.now(), { skipsLocked: true, atMost: ordersATurn });
};

export const sweepTeams: Job = async ({ database: { db }, clock }) => {
  await settleDueTeams(db, undefined, clock.now(), { skipsLocked: true, atMost: ordersATurn });
};

export const sweepRefunds: Job = async ({ database: { db }, clock }) => {
  await settleDueRefunds(db, undefined, clock.now(), { skipsLocked: true, atMost: ordersATurn });
};

export const sweepPayments: Job = async ({ database: { db }, clock }) => {
  const isOver = and(inArray(payments.status, ["waiting", "scanned"]), lte(payments.expiresAt, clock.now()));
  // Those that something else is being decided about are left to the next turn.
  const free = db
    .select({ payNo: payments.payNo })
    .from(payments)
    .where(isOver)
    .for("update", { skipLocked: true });
  await db.update(payments).set({ status: "expired" }).where(inArray(payments.payNo, free));
};

export const sweepPoints: Job = async ({ database: { db }, clock }) => {
  await lapsePoints(db, clock.now(), { atMost: buyersATurn });
};

/** What has lain in the trash long enough is gone for good. */
export const sweepTrash: Job = async ({ database: { db }, clock }) => {
  const since = new Date(clock.now().getTime() - orderLimits.trashMs);
  const due = db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(lte(orders.trashedAt, since), eq(orders.isDeleted, false)))
    .for("update", { skipLocked: true });
  await db.update(orders).set({ isDeleted: true }).where(inArray(orders.orderNumber, due));
};

/** A repeat after a day is a new call, a confirm of yesterday is made again, what was put away is gone. */
export const sweepMemory: Job = async ({ database: { db }, clock }) => {
  const yesterday = new Date(clock.now().getTime() - Math.max(dayMs, orderLimits.confirmLifetimeMs));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, yesterday));
  await db.delete(orderConfirms).where(lt(orderConfirms.createdAt, yesterday));
  const undone = new Date(clock.now().getTime() - messageLimits.undoMs);
  await db.delete(notifyLogs).where(lt(notifyLogs.deletedAt, undone));
  const listsUndone = new Date(clock.now().getTime() - purchaseListLimits.undoMs);
  await db.delete(purchaseLists).where(lt(purchaseLists.deletedAt, listsUndone));
};

/** Pictures that nothing has used, together with what lies on the disk: of a draft that was given up. */
export const sweepFiles: Job = async ({ database: { db }, clock, settings }) => {
  const since = new Date(clock.now().getTime() - uploadLimits.unusedMs);
  await db.transaction(async (tx) => {
    const unused = await tx
      .select({ id: files.id, path: files.path })
      .from(files)
      .where(and(isNull(files.usedAt), lte(files.createdAt, since)))
      .orderBy(asc(files.id))
      .limit(filesATurn)
      .for("update", { skipLocked: true });
    const ids = unused.map(({ id }) => id);
    await tx.delete(files).where(inArray(files.id, ids));
    // Names of before private files were given by content: another row may have the same.
    const kept = await tx
      .select({ path: files.path })
      .from(files)
      .where(
        inArray(
          files.path,
          unused.map(({ path }) => path),
        ),
      );
    const isKept = new Set(kept.map(({ path }) => path));
    for (const { path } of unused) if (!isKept.has(path)) await removeFile(settings.dataDir, path);
  });
};

/**
 * What signing in left behind. Codes count for the day's ten until China's midnight, hence two days; an ended session
 * is kept a day, in which a page may still ask why it ended.
 */
export const sweepSignIns: Job = async ({ database: { db }, clock }) => {
  const now = clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await db.delete(smsCodes).where(lt(smsCodes.createdAt, ago(2 * dayMs)));
  await db.delete(mobileProofs).where(lt(mobileProofs.expiresAt, ago(dayMs)));
  await db.delete(loginCodes).where(lt(loginCodes.expiresAt, ago(dayMs)));
  await db.delete(mailConfirmations).where(lt(mailConfirmations.expiresAt, ago(dayMs)));
  await db.delete(spentCaptchas).where(lte(spentCaptchas.expiresAt, now));
  await db.delete(signInFailures).where(lt(signInFailures.at, ago(sessionLimits.lockMs * 2)));
  const isOver = or(lt(sessions.endedAt, ago(dayMs)), lt(sessions.expiresAt, ago(dayMs)));
  await db.delete(sessions).where(isOver);
};
