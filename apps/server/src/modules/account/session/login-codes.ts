/** Login codes as their table of states says (mall-rules `states/account/login-code`). */
import {
  type LoginCodeEvent,
  type LoginCodeStatus,
  loginCodesBefore,
  nextLoginCodeStatus,
} from "@tradehall/mall-rules/states/account/login-code";
import { and, eq, gt, inArray } from "drizzle-orm";
import { loginCodes } from "#server/db/schema/index.ts";
import type { Context } from "#server/handle.ts";

type Row = typeof loginCodes.$inferSelect;

/** The state now: what no one's turn has expired yet is expired all the same. */
export const statusAt = ({ status, expiresAt }: Row, now: Date): LoginCodeStatus => {
  return expiresAt <= now ? (nextLoginCodeStatus(status, "expire") ?? status) : status;
};

/** Moves a living code by one statement, so that of several at once one succeeds; undefined where it cannot. */
export async function moveLoginCode(
  { db, clock }: Pick<Context, "db" | "clock">,
  { code, event, ...set }: { code: string; event: LoginCodeEvent; userId?: number },
): Promise<Row | undefined> {
  const before = loginCodesBefore(event);
  const [from] = before;
  const status = from && nextLoginCodeStatus(from, event);
  if (!status) return undefined;
  const [moved] = await db
    .update(loginCodes)
    .set({ ...set, status })
    .where(
      and(
        eq(loginCodes.code, code),
        inArray(loginCodes.status, before),
        gt(loginCodes.expiresAt, clock.now()),
      ),
    )
    .returning();
  return moved;
}
