/** What a right code is exchanged for: good once, for one purpose and one number, for a quarter of an hour. */
import { randomBytes } from "node:crypto";
import { smsLimits } from "@tradehall/mall-rules/limits";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { mobileProofs } from "#server/db/schema/index.ts";
import type { Context } from "#server/handle.ts";
import { hashToken } from "#server/plugins/session.ts";
import { refuse } from "#server/refuse.ts";
import type { SmsPurpose } from "./codes.ts";

interface Proven {
  mobile: string;
  purpose: SmsPurpose;
}

export async function giveProof(
  { db, clock }: Pick<Context, "db" | "clock">,
  proven: Proven,
): Promise<{ checkRegisterSmsFlag: string }> {
  const checkRegisterSmsFlag = randomBytes(32).toString("base64url");
  await db.insert(mobileProofs).values({
    ...proven,
    flagHash: hashToken(checkRegisterSmsFlag),
    expiresAt: new Date(clock.now().getTime() + smsLimits.proofLifetimeMs),
  });
  return { checkRegisterSmsFlag };
}

/** Accepts the proof once, or refuses. Within a transaction that fails it stays good. */
export async function spendProof(
  db: Pick<Database, "update">,
  now: Date,
  { mobile, purpose, flag }: Proven & { flag: string },
): Promise<void> {
  const spent = await db
    .update(mobileProofs)
    .set({ usedAt: now })
    .where(
      and(
        eq(mobileProofs.flagHash, hashToken(flag)),
        eq(mobileProofs.mobile, mobile),
        eq(mobileProofs.purpose, purpose),
        isNull(mobileProofs.usedAt),
        gt(mobileProofs.expiresAt, now),
      ),
    )
    .returning({ flagHash: mobileProofs.flagHash });
  if (spent.length === 0) refuse("proofExpired");
}
