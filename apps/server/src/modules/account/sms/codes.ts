/** Verification codes: six digits, five minutes, one a minute, ten a day, five tries, one use (decisions "SMS code"). */
import { randomInt, timingSafeEqual } from "node:crypto";
import type { OwnSmsPurpose } from "@tradehall/api-client/models/sms-code";
import { smsLimits } from "@tradehall/mall-rules/limits";
import { chinaMidnight } from "@tradehall/mall-rules/time/china-time";
import { and, desc, eq, gte, isNull, lt, sql } from "drizzle-orm";
import { lockName } from "#server/db/name-lock.ts";
import { smsCodes } from "#server/db/schema/index.ts";
import type { Context } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { smsGateway } from "./gateway.ts";

/** A code is good for one purpose only. */
export type SmsPurpose = "login" | "register" | "newMobile" | OwnSmsPurpose;

interface Wanted {
  mobile: string;
  purpose: SmsPurpose;
}

/** Sends a code to the number. The limits count all purposes, and calls that come together wait for each other. */
export async function sendCode(
  { db, clock, settings }: Pick<Context, "db" | "clock" | "settings">,
  { mobile, purpose }: Wanted,
): Promise<void> {
  const gateway = smsGateway(settings);
  if (!gateway) refuse("smsUnavailable");
  const code = String(randomInt(10 ** smsLimits.codeDigits)).padStart(smsLimits.codeDigits, "0");
  await db.transaction(async (tx) => {
    await lockName(tx, mobile);
    const now = clock.now();
    const today = await tx
      .select({ createdAt: smsCodes.createdAt })
      .from(smsCodes)
      .where(and(eq(smsCodes.mobile, mobile), gte(smsCodes.createdAt, chinaMidnight(now))))
      .orderBy(desc(smsCodes.createdAt));
    const last = today[0]?.createdAt.getTime() ?? Number.NEGATIVE_INFINITY;
    const waitMs = last + smsLimits.intervalMs - now.getTime();
    if (waitMs > 0) refuse("smsTooSoon", { seconds: Math.ceil(waitMs / 1_000) });
    if (today.length >= smsLimits.perDay) refuse("smsDailyLimit");
    const expiresAt = new Date(now.getTime() + smsLimits.lifetimeMs);
    await tx.insert(smsCodes).values({ mobile, purpose, code, createdAt: now, expiresAt });
  });
  await gateway.send(mobile, code);
}

/** Accepts the newest code once, or refuses. Every try is counted before it is looked at. */
export async function spendCode(
  { db, clock }: Pick<Context, "db" | "clock">,
  { mobile, purpose, code }: Wanted & { code: string },
): Promise<void> {
  const [newest] = await db
    .select({ id: smsCodes.id, usedAt: smsCodes.usedAt, expiresAt: smsCodes.expiresAt })
    .from(smsCodes)
    .where(and(eq(smsCodes.mobile, mobile), eq(smsCodes.purpose, purpose)))
    .orderBy(desc(smsCodes.createdAt), desc(smsCodes.id))
    .limit(1);
  if (!newest) refuse("smsNotAsked");
  if (newest.usedAt || newest.expiresAt <= clock.now()) refuse("smsExpired");
  const [tried] = await db
    .update(smsCodes)
    .set({ wrongTries: sql`${smsCodes.wrongTries} + 1` })
    .where(
      and(eq(smsCodes.id, newest.id), isNull(smsCodes.usedAt), lt(smsCodes.wrongTries, smsLimits.wrongTries)),
    )
    .returning({ code: smsCodes.code });
  if (!tried) refuse("smsTooManyTries");
  if (!timingSafeEqual(Buffer.from(tried.code), Buffer.from(code))) refuse("smsWrong");
  const used = await db
    .update(smsCodes)
    .set({ usedAt: clock.now() })
    .where(and(eq(smsCodes.id, newest.id), isNull(smsCodes.usedAt)))
    .returning({ id: smsCodes.id });
  if (used.length === 0) refuse("smsExpired");
}
