import { sandboxSetChatPresence } from "@tradehall/api-client/endpoints/sandbox/chat/set-chat-presence";
import { handle } from "#server/handle.ts";
import { setPresence } from "#server/modules/chat/presence.ts";

export default handle(sandboxSetChatPresence, async ({ body }, { db }) => {
  await setPresence(db, body.shopId, body.isOnline === 1);
  return null;
});
