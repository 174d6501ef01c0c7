/** The sandbox's seller and platform: agree to refunds a minute old, receive what came back, report the money. */
import {
  type RefundEvent,
  type RefundParty,
  type RefundStatus,
  refundStatuses,
  refundWaits,
} from "@tradehall/mall-rules/states/after-sale/refund";
import { and, asc, between, eq } from "drizzle-orm";
import { refunds } from "../db/schema/index.ts";
import { lockRefund } from "../modules/refund/lock-refund.ts";
import { moveRefund } from "../modules/refund/move-refund.ts";
import { Refusal } from "../refuse.ts";
import type { Job } from "./jobs.ts";

const answersAfterMs = 60_000;
/** What waits longer, as those of the seed do, is left to people at the console. */
const answersUntilMs = 3_600_000;
const aTurn = 50;
const answers: [RefundStatus, RefundEvent, RefundParty][] = [
  ["applied", "accept", "seller"],
  ["returning", "receive", "seller"],
  ["refunding", "payBack", "platform"],
];

export const answerRefunds: Job = async ({ database: { db }, clock, settings }) => {
  if (!settings.autopilot) return;
  const now = clock.now();
  for (const [status, event, by] of answers) {
    // A state's deadline tells since when it waits.
    const since = (ms: number) => new Date(now.getTime() - ms + (refundWaits[status]?.ms ?? 0));
    const due = await db
      .select({ refundSn: refunds.refundSn })
      .from(refunds)
      .where(
        and(
          eq(refunds.status, refundStatuses[status]),
          between(refunds.deadlineAt, since(answersUntilMs), since(answersAfterMs)),
        ),
      )
      .orderBy(asc(refunds.deadlineAt))
      .limit(aTurn);
    for (const { refundSn } of due)
      await db
        .transaction(async (tx) => moveRefund(tx, await lockRefund(tx, refundSn), { event, by, at: now }))
        .catch((error: unknown) => {
          // Someone else was faster.
          if (!(error instanceof Refusal)) throw error;
        });
  }
};
