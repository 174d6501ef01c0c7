import { randomUUID } from "node:crypto";
import { sandboxAnswerChat } from "@tradehall/api-client/endpoints/sandbox/chat/answer-chat";
import { handle } from "#server/handle.ts";
import { toMessages } from "#server/modules/chat/message-answers.ts";
import { sendAsShop } from "#server/modules/chat/send-as.ts";
import { refuse } from "#server/refuse.ts";

const sandboxShop = 0;

export default handle(sandboxAnswerChat, async ({ params, body }, { db, clock }) => {
  const now = clock.now();
  const reply = { ...params, text: body.text, clientId: body.clientId ?? randomUUID() };
  const [message] = await toMessages(db, [await sendAsShop(db, reply, now)], { reader: sandboxShop, now });
  return message ?? refuse("conversationMissing");
});
