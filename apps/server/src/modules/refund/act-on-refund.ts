/** One act of a buyer on one refund: what is due is settled, the refund locked and moved by the table; all or nothing. */
import type { RefundState } from "@tradehall/api-client/models/refund";
import type { Database } from "#server/db/database.ts";
import type { Context } from "#server/handle.ts";
import { type LockedRefund, lockRefund } from "./lock-refund.ts";
import { moveRefund, type Step } from "./move-refund.ts";
import { toState } from "./refund-answers.ts";
import { settleOwn } from "./settle-refunds.ts";

type Prepared = Omit<Step, "by" | "at">;

export async function actOnRefund(
  { db, clock, buyer }: Context,
  refundSn: string,
  prepare: (tx: Database, locked: LockedRefund, now: Date) => Promise<Prepared>,
): Promise<RefundState> {
  const now = clock.now();
  await settleOwn(db, buyer, now);
  return db.transaction(async (tx) => {
    const locked = await lockRefund(tx, refundSn, buyer);
    const step = await prepare(tx, locked, now);
    return toState(tx, await moveRefund(tx, locked, { ...step, by: "buyer", at: now }), now);
  });
}
