/** Closes the month that is over for every enterprise; a buyer without one has theirs when they read it. */
import { openMonth, periodOf } from "@tradehall/mall-rules/states/statement";
import { chinaMonth, dayMs } from "@tradehall/mall-rules/time/china-time";
import { and, asc, exists, gte, isNull, lt, sql } from "drizzle-orm";
import { enterprises, orders } from "../db/schema/index.ts";
import { closeMonths, notClosedYet } from "../modules/statement/close-months.ts";
import type { Job } from "./jobs.ts";

const aTurn = 20;

export const closeStatements: Job = async ({ database: { db }, clock }) => {
  const now = clock.now();
  const open = openMonth(now);
  const { from: to } = periodOf(open);
  const last = chinaMonth(to.getTime() - dayMs);
  const { from } = periodOf(last);
  const ordered = db
    .select({ one: sql`1` })
    .from(orders)
    .where(
      and(sql`${orders.enterpriseId} = ${enterprises.id}`, gte(orders.paidAt, from), lt(orders.paidAt, to)),
    );
  const due = await db
    .select({ id: enterprises.id })
    .from(enterprises)
    .where(and(isNull(enterprises.closedAt), notClosedYet(last), exists(ordered)))
    .orderBy(asc(enterprises.id))
    .limit(aTurn);
  for (const { id: enterpriseId } of due) await closeMonths(db, { enterpriseId, userId: 0 }, now);
};
