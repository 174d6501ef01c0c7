import { endSession } from "@tradehall/api-client/endpoints/session/end-session";
import { eq } from "drizzle-orm";
import { sessions } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { endOthers } from "./end-others.ts";

export default handle(endSession, async ({ params }, context) => {
  await endOthers(context, eq(sessions.id, params.sessionId));
  return null;
});
