/** The shop's decision about a line: granted and of how much, refused, or stopped; what is owed of it stays owed. */

import type { Fen } from "@tradehall/mall-rules/money";
import { fenToYuan, thousands } from "@tradehall/mall-rules/money";
import { type CreditEvent, nextCreditState } from "@tradehall/mall-rules/states/payment/credit";
import { and, eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { creditLines } from "#server/db/schema/index.ts";
import { refuse } from "#server/refuse.ts";
import { lockLine } from "./change-credit.ts";
import { notifyOfCredit } from "./notify-of-credit.ts";
import type { Line } from "./owed-orders.ts";

interface Decision {
  event: Exclude<CreditEvent, "request">;
  /** Undefined: what was asked for; of a line that is granted already, what it has. */
  limitFen: Fen | undefined;
  termDays: number;
  reason: string;
}

const tells = { grant: "creditGranted", refuse: "creditRefused", stop: "creditStopped" } as const;

export async function reviewCredit(db: Database, line: Line, decision: Decision, now: Date): Promise<void> {
  const { event, termDays, reason } = decision;
  await db.transaction(async (tx) => {
    await lockLine(tx, line);
    const which = and(eq(creditLines.enterpriseId, line.enterpriseId), eq(creditLines.shopId, line.shopId));
    const [row] = await tx.select().from(creditLines).where(which);
    if (!row) refuse("creditMissing");
    const state = nextCreditState(row.state, event);
    if (!state) refuse("creditStateChanged");
    const limitFen = decision.limitFen ?? (row.limitFen > 0 ? row.limitFen : row.requestedFen);
    const granted = event === "grant" ? { limitFen, termDays, reason: "" } : { reason };
    await tx
      .update(creditLines)
      .set({ state, decidedAt: now, ...granted })
      .where(which);
    await notifyOfCredit(tx, line, tells[event], now, {
      ...{ amount: thousands(fenToYuan(limitFen)), days: String(termDays), reason },
    });
  });
}
