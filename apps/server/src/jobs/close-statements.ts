/** Closes the months that are over for every enterprise; a buyer without one has theirs when they read it. */
import { openMonth, periodOf } from "@tradehall/mall-rules/states/payment/statement";
import { and, asc, isNull } from "drizzle-orm";
import { enterprises } from "../db/schema/index.ts";
import { closeMonths, hasMonthsToClose } from "../modules/statement/close-months.ts";
import type { Job } from "./jobs.ts";

const aTurn = 20;

export const closeStatements: Job = async ({ database: { db }, clock }) => {
  const now = clock.now();
  const { from: to } = periodOf(openMonth(now));
  const due = await db
    .select({ id: enterprises.id })
    .from(enterprises)
    .where(and(isNull(enterprises.closedAt), hasMonthsToClose(to)))
    .orderBy(asc(enterprises.id))
    .limit(aTurn);
  for (const { id: enterpriseId } of due) await closeMonths(db, { enterpriseId, userId: 0 }, now);
};
