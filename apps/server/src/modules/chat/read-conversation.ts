import { readConversation } from "@tradehall/api-client/endpoints/chat/read-conversation";
import { handle } from "#server/handle.ts";
import { countUnreadChat, findConversation } from "./own-conversations.ts";
import { readUpTo } from "./read-up-to.ts";

export default handle(readConversation, async ({ body }, { db, buyer: { userId } }) => {
  await findConversation(db, userId, body.conversationId);
  await readUpTo(db, { ...body, userId, side: "buyer" });
  return { unreadCount: await countUnreadChat(db, userId) };
});
