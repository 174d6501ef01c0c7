import { openConversation } from "@tradehall/api-client/endpoints/chat/open-conversation";
import { sendMessage } from "@tradehall/api-client/endpoints/chat/send-message";
import { data, redirect } from "react-router-dom";
import { attempt, statusOfAnswer } from "../../server/attempt.ts";
import { readForm, textOf } from "../../server/form.ts";
import { load, mallOf } from "../../server/mall.ts";
import type { Route } from "./+types/route.ts";
import { ChatPage } from "./ChatPage.tsx";
import { loadChat, readChatAddress } from "./load-chat.ts";

export const loader = (args: Route.LoaderArgs) =>
  load(() => loadChat(mallOf(args), readChatAddress(args.request.url)));

/** A message of a page without script; one that was not taken comes back. */
export async function action(args: Route.ActionArgs) {
  const { shopId } = readChatAddress(args.request.url);
  const text = textOf(await readForm(args.request), "text").trim();
  if (shopId === undefined || text === "") throw data(null, { status: 400 });
  const mall = mallOf(args);
  const done = await attempt(async () => {
    const { conversationId } = await mall(openConversation, { body: { shopId } });
    const clientId = crypto.randomUUID();
    await mall(sendMessage, { body: { conversationId, clientId, content: { kind: "text", text } } });
  });
  return done.ok
    ? redirect(args.request.url)
    : data({ text, errorText: done.error.message }, { status: statusOfAnswer(done) });
}

export default function Chat({ loaderData, actionData }: Route.ComponentProps) {
  return <ChatPage {...loaderData} refused={actionData} />;
}
