import { signOut } from "@tradehall/api-client/endpoints/account/session/sign-out";
import { eq } from "drizzle-orm";
import { sessions } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";

export default handle(signOut, async (_, { db, clock, visitor }) => {
  if (visitor)
    await db.update(sessions).set({ endedAt: clock.now() }).where(eq(sessions.tokenHash, visitor.tokenHash));
  return null;
});
