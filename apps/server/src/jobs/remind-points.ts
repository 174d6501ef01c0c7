/** Points that lapse within a month are told of, once for each date on which some do. */
import { messageLink } from "@tradehall/api-client/models/message";
import { pointLimits } from "@tradehall/mall-rules/limits";
import { thousands } from "@tradehall/mall-rules/money";
import { messageTypes } from "@tradehall/mall-rules/states/account/message";
import { and, asc, eq, gt, isNull, lte } from "drizzle-orm";
import type { Database } from "../db/opened-database.ts";
import { notifyLogs, pointLedger } from "../db/schema/index.ts";
import { lockBuyer } from "../modules/buyer/lock-buyer.ts";
import { nextToLapse } from "../modules/wallet/lapsing.ts";
import type { Job } from "./jobs.ts";

const aTurn = 200;
const event = "pointsLapsing";

const isSoon = (now: Date) =>
  and(
    isNull(pointLedger.remindedAt),
    gt(pointLedger.expiresAt, now),
    lte(pointLedger.expiresAt, new Date(now.getTime() + pointLimits.remindMs)),
  );

/** The buyer is locked first: of two processes, the second finds them told. */
async function remind(tx: Database, userId: number, now: Date): Promise<void> {
  await lockBuyer(tx, userId);
  const told = await tx
    .update(pointLedger)
    .set({ remindedAt: now })
    .where(and(eq(pointLedger.userId, userId), isSoon(now)))
    .returning({ expiresAt: pointLedger.expiresAt });
  if (told.length === 0) return;
  const next = await nextToLapse(tx, userId, now);
  // What was spent since is not told of: nothing of it lapses.
  if (!next || next.expiresAt.getTime() > now.getTime() + pointLimits.remindMs) return;
  const values = { score: thousands(String(next.score)), date: next.time.slice(0, 10) };
  await tx.insert(notifyLogs).values({
    ...{ userId, event, values, link: messageLink(event, values) },
    ...{ type: messageTypes.account, createdAt: now },
  });
}

export const remindPoints: Job = async ({ database: { db }, clock }) => {
  const now = clock.now();
  const due = await db
    .selectDistinct({ userId: pointLedger.userId })
    .from(pointLedger)
    .where(isSoon(now))
    .orderBy(asc(pointLedger.userId))
    .limit(aTurn);
  for (const { userId } of due) await db.transaction((tx) => remind(tx, userId, now));
};
