import { sendMessage } from "@tradehall/api-client/endpoints/chat/send-message";
import { toFlag } from "@tradehall/api-client/models/wire";
import { handle } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { toMessages } from "./message-answers.ts";
import { agentsOnline } from "./presence.ts";
import { sendAsBuyer } from "./send-as.ts";

export default handle(sendMessage, async ({ body }, context) => {
  const { db, buyer, clock, settings } = context;
  const { row, conversation } = await sendAsBuyer(context, body);
  const [message] = await toMessages(db, [row], { reader: buyer.userId, now: clock.now() });
  const isOnline = await agentsOnline(db, [conversation.shopId], settings);
  return {
    message: message ?? refuse("conversationMissing"),
    isOnline: toFlag(isOnline(conversation.shopId)),
  };
});
