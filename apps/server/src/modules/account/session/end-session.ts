import { endSession } from "@tradehall/api-client/endpoints/account/session/end-session";
import { and, eq } from "drizzle-orm";
import { sessions } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { endOthers } from "./end-others.ts";

export default handle(endSession, async ({ params }, context) => {
  const { db, buyer } = context;
  const which = eq(sessions.id, params.sessionId);
  if ((await db.$count(sessions, and(eq(sessions.userId, buyer.userId), which))) === 0)
    refuse("deviceMissing");
  await endOthers(context, which);
  return null;
});
