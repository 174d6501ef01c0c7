import { getCodeStatus } from "@tradehall/api-client/endpoints/account/session/get-code-status";
import { and, eq } from "drizzle-orm";
import { loginCodes, users } from "#server/db/schema/index.ts";
import { type Context, handle } from "#server/handle.ts";
import { hashToken } from "#server/plugins/session.ts";
import { refuse } from "#server/refuse.ts";
import { moveLoginCode, statusAt } from "./login-codes.ts";
import { answerSession } from "./session-token.ts";

async function enter(context: Context, code: string) {
  const moved = await moveLoginCode(context, { code, event: "enter" });
  if (!moved) return null;
  const [user] = await context.db
    .select({ id: users.id, disabled: users.disabled })
    .from(users)
    .where(eq(users.id, moved.userId ?? 0));
  return answerSession(context, user ?? refuse("userMissing"));
}

export default handle(getCodeStatus, async ({ body: { code, secret } }, context) => {
  const now = context.clock.now();
  const [row] = await context.db
    .select()
    .from(loginCodes)
    .where(and(eq(loginCodes.code, code), eq(loginCodes.secretHash, hashToken(secret))));
  const over = now.getTime();
  if (!row) return { status: "expired" as const, session: null, now: over, expiresAt: over };
  const status = statusAt(row, now);
  const session = status === "confirmed" ? await enter(context, code) : null;
  return {
    status: session ? "used" : status,
    session,
    now: now.getTime(),
    expiresAt: row.expiresAt.getTime(),
  };
});
