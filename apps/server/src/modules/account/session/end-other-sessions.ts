import { endOtherSessions } from "@tradehall/api-client/endpoints/account/session/end-other-sessions";
import { handle } from "#server/handle.ts";
import { endOthers } from "./end-others.ts";

export default handle(endOtherSessions, async (_, context) => {
  await endOthers(context);
  return null;
});
