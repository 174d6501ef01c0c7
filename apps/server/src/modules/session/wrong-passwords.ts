/** Ten wrong passwords in half an hour lock for half an hour (decisions "sign-in lock"). */
import { sessionLimits } from "@tradehall/mall-rules/limits";
import { and, desc, eq, gt } from "drizzle-orm";
import { signInFailures } from "#server/db/schema/index.ts";
import type { Context } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";

type Sources = Pick<Context, "db" | "clock">;

/** Refuses while the principal is locked, with the minutes left, whatever the password. */
export async function refuseLocked({ db, clock }: Sources, principal: string): Promise<void> {
  const { wrongPasswords, wrongPasswordWindowMs, lockMs } = sessionLimits;
  const now = clock.now().getTime();
  const failures = await db
    .select({ at: signInFailures.at })
    .from(signInFailures)
    .where(and(eq(signInFailures.principal, principal), gt(signInFailures.at, new Date(now - lockMs * 2))))
    .orderBy(desc(signInFailures.at))
    .limit(wrongPasswords);
  const newest = failures[0]?.at.getTime();
  const oldest = failures[wrongPasswords - 1]?.at.getTime();
  if (newest === undefined || oldest === undefined) return;
  const leftMs = newest + lockMs - now;
  if (newest - oldest < wrongPasswordWindowMs && leftMs > 0)
    refuse("accountLocked", { minutes: Math.ceil(leftMs / 60_000) });
}

export async function recordWrongPassword({ db, clock }: Sources, principal: string): Promise<void> {
  await db.insert(signInFailures).values({ principal, at: clock.now() });
}

/** A right password forgets the wrong ones. */
export async function forgetWrongPasswords({ db }: Sources, principal: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.principal, principal));
}
