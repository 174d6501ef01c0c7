/** What signing in answers, however it was done. */
import type { SessionToken } from "@tradehall/api-client/models/session";
import { toFlag } from "@tradehall/api-client/models/wire";
import { sessionLimits } from "@tradehall/mall-rules/limits";
import { and, eq, isNotNull } from "drizzle-orm";
import { users } from "#server/db/schema/index.ts";
import type { Context } from "#server/handle.ts";
import { openSession } from "#server/plugins/session.ts";
import { refuse } from "#server/refuse.ts";

/** Opens a session for a user who has proved who they are; a disabled account is told so only now. */
export async function answerSession(
  { db, clock, ip, userAgent }: Context,
  user: { id: number; disabled: boolean },
): Promise<SessionToken> {
  if (user.disabled) refuse("accountDisabled");
  const accessToken = await openSession(db, clock, user.id, { userAgent, ip });
  const closing = await db.$count(users, and(eq(users.id, user.id), isNotNull(users.closesAt)));
  return {
    accessToken,
    expiresIn: sessionLimits.lifetimeMs / 1_000,
    userId: user.id,
    isClosing: toFlag(closing > 0),
  };
}
