/** Ten wrong passwords in half an hour lock for half an hour, three ask for proof of work (decisions "sign-in lock"). */
import { captchaLimits, sessionLimits } from "@tradehall/mall-rules/limits";
import { and, desc, eq, gt, lte } from "drizzle-orm";
import { lockName } from "#server/db/name-lock.ts";
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

/** Refuses while the principal is locked, with the minutes left, whatever the password. */
function refuseLocked(failures: readonly number[], now: number): void {
  const { wrongPasswords, wrongPasswordWindowMs, lockMs } = sessionLimits;
  const [newest] = failures;
  const oldest = failures[wrongPasswords - 1];
  const leftMs = (newest ?? 0) + lockMs - now;
  if (newest !== undefined && oldest !== undefined && newest - oldest < wrongPasswordWindowMs && leftMs > 0)
    refuse("accountLocked", { minutes: Math.ceil(leftMs / 60_000) });
}

/** A try that counts as wrong until it has proved right. */
export interface Attempt {
  principal: string;
  id: number;
}

/** The try, counted; undefined where proof of work is due first. */
async function count(
  { db, clock }: Sources,
  principal: string,
  isProven: boolean,
): Promise<Attempt | undefined> {
  return db.transaction(async (tx) => {
    await lockName(tx, `sign in ${principal}`);
    const now = clock.now();
    const failures = await failuresOf({ db: tx, clock }, principal);
    refuseLocked(failures, now.getTime());
    if (wantsCaptcha(failures, now.getTime()) && !isProven) return undefined;
    const [taken] = await tx
      .insert(signInFailures)
      .values({ principal, at: now })
      .returning({ id: signInFailures.id });
    return taken && { principal, id: taken.id };
  });
}

/**
 * Takes one of the tries that are left, or refuses: while locked, and without the proof of work that is due. It is
 * counted before the password is looked at, so that guesses sent together to several processes are ten all the same;
 * no connection waits for the slow comparison.
 */
export async function takeAttempt(
  context: Sources,
  principal: string,
  captcha: string | undefined,
): Promise<Attempt> {
  const unproven = await count(context, principal, false);
  if (unproven) return unproven;
  await requireCaptcha(context, captcha);
  const proven = await count(context, principal, true);
  if (!proven) throw new Error("a try was not counted");
  return proven;
}

/** Refuses a wrong password; from the third on the field `captcha` says what the next try needs. */
export async function refuseWrongPassword(context: Sources, { principal }: Attempt): Promise<never> {
  const isDue = wantsCaptcha(await failuresOf(context, principal), context.clock.now().getTime());
  throw new Refusal("wrongPassword", isDue ? { fields: { captcha: { reason: "captchaNeeded" } } } : {});
}

/** A right password forgets its own try and those before it; a guess that came after it still counts. */
export async function forgetAttempts({ db }: Sources, { principal, id }: Attempt): Promise<void> {
  await db
    .delete(signInFailures)
    .where(and(eq(signInFailures.principal, principal), lte(signInFailures.id, id)));
}

/** A new password forgets the wrong ones. */
export async function forgetWrongPasswords(
  { db }: { db: Pick<Context["db"], "delete"> },
  principal: string,
): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.principal, principal));
}
