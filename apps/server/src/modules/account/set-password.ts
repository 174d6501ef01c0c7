/** Sets a password by a proven mobile: every session of the account ends, and what locked it is forgotten. */
import { checkPassword } from "@tradehall/mall-rules/checks/person";
import { and, eq, isNull } from "drizzle-orm";
import { sessions, users } from "#server/db/schema/index.ts";
import type { Context } from "#server/handle.ts";
import { decoyHash, hashPassword, isPassword } from "#server/passwords.ts";
import { refuse, refuseFields } from "#server/refuse.ts";
import { forgetWrongPasswords } from "./session/wrong-passwords.ts";
import { spendProof } from "./sms/proofs.ts";

interface NewPassword {
  mobile: string;
  password: string;
  flag: string;
}

export async function setPassword(
  { db, clock }: Pick<Context, "db" | "clock">,
  { mobile, password, flag }: NewPassword,
): Promise<void> {
  refuseFields({ password: checkPassword(password) });
  const now = clock.now();
  const passwordHash = await hashPassword(password);
  const [user] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.mobile, mobile));
  // Before the transaction, whose connection would wait, and for a number without an account just the same.
  const isUnchanged = await isPassword(password, user?.passwordHash ?? (await decoyHash));
  await db.transaction(async (tx) => {
    await spendProof(tx, now, { mobile, purpose: "password", flag });
    if (!user) refuse("proofExpired");
    // Only who holds the proof is told; the proof stays good for another password.
    if (isUnchanged) refuseFields({ password: { reason: "passwordUnchanged" } });
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await tx
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.userId, user.id), isNull(sessions.endedAt)));
    await forgetWrongPasswords({ db: tx }, `user ${user.id}`);
  });
}
