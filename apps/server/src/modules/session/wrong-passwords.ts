/** Ten wrong passwords in half an hour lock for half an hour, three ask for proof of work (decisions "sign-in lock"). */
import { captchaLimits, sessionLimits } from "@tradehall/mall-rules/limits";
import { and, desc, eq, gt } from "drizzle-orm";
import { signInFailures } from "#server/db/schema/index.ts";
import type { Context } from "#server/handle.ts";
import { Refusal, refuse } from "#server/refuse.ts";
import { requireCaptcha } from "../captcha/require-captcha.ts";

type Sources = Pick<Context, "db" | "clock">;

/** Times of the newest wrong passwords that may still count, newest first. */
async function failuresOf({ db, clock }: Sources, principal: string): Promise<number[]> {
  const since = new Date(clock.now().getTime() - sessionLimits.lockMs * 2);
  const failures = await db
    .select({ at: signInFailures.at })
    .from(signInFailures)
    .where(and(eq(signInFailures.principal, principal), gt(signInFailures.at, since)))
    .orderBy(desc(signInFailures.at))
    .limit(sessionLimits.wrongPasswords);
  return failures.map(({ at }) => at.getTime());
}

/** Whether so many wrong passwords in the window want proof of work with the next. */
function wantsCaptcha(failures: readonly number[], now: number): boolean {
  const third = failures[captchaLimits.afterWrongPasswords - 1];
  return third !== undefined && now - third < sessionLimits.wrongPasswordWindowMs;
}

/** Refuses while the principal is locked, with the minutes left, whatever the password; then wants what is due. */
export async function refuseUnproven(
  context: Sources,
  principal: string,
  captcha: string | undefined,
): Promise<void> {
  const { wrongPasswords, wrongPasswordWindowMs, lockMs } = sessionLimits;
  const now = context.clock.now().getTime();
  const failures = await failuresOf(context, principal);
  const [newest] = failures;
  const oldest = failures[wrongPasswords - 1];
  const leftMs = (newest ?? 0) + lockMs - now;
  if (newest !== undefined && oldest !== undefined && newest - oldest < wrongPasswordWindowMs && leftMs > 0)
    refuse("accountLocked", { minutes: Math.ceil(leftMs / 60_000) });
  if (wantsCaptcha(failures, now)) await requireCaptcha(context, captcha);
}

/** Counts a wrong password and refuses; from the third on the field `captcha` says what the next try needs. */
export async function refuseWrongPassword(context: Sources, principal: string): Promise<never> {
  const now = context.clock.now();
  await context.db.insert(signInFailures).values({ principal, at: now });
  const isDue = wantsCaptcha(await failuresOf(context, principal), now.getTime());
  throw new Refusal("wrongPassword", isDue ? { fields: { captcha: { reason: "captchaNeeded" } } } : {});
}

/** A right password, or a new one, forgets the wrong ones. */
export async function forgetWrongPasswords(
  { db }: { db: Pick<Context["db"], "delete"> },
  principal: string,
): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.principal, principal));
}
