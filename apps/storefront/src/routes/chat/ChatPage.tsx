import { toConversationView } from "@tradehall/mall-adapters/chat";
import { ChatWindow } from "@tradehall/mall-components/chat/ChatWindow";
import { ConversationList } from "@tradehall/mall-components/chat/ConversationList";
import { chatSocketLimits } from "@tradehall/mall-rules/limits";
import { useEffect, useState } from "react";
import { dataRoutes } from "../../adapters/data-routes.ts";
import { usePolling } from "../../browser/calls/use-polling.ts";
import { useChatConnection } from "../../browser/chat/use-chat-connection.ts";
import { useShell } from "../../browser/session/use-shell.ts";
import { useShellStore } from "../../stores/shell-store.ts";
import { fetchConversations } from "./chat-calls.ts";
import type { LoadedChat } from "./load-chat.ts";
import { OpenTalk } from "./OpenTalk.tsx";
import type { Refused } from "./refused-message.ts";
import { useConversationNews } from "./use-conversation-news.ts";

interface ChatPageProps extends LoadedChat {
  /** A message of a page without script that was not taken. */
  refused: Refused | undefined;
}

/** How often the other conversations are looked at without a socket. */
const { heartbeatMs } = chatSocketLimits;

export function ChatPage({ talk, conversations: loaded, now, refused }: ChatPageProps) {
  const [conversations, setConversations] = useState(loaded);
  useEffect(() => setConversations(loaded), [loaded]);
  const [drafts, setDrafts] = useState<Record<number, string>>({});
  const look = async () => setConversations((await fetchConversations()).records);
  const { person } = useShell();
  const link = useChatConnection(String(person?.user.userInfo.userId ?? ""));
  // The socket says what happens elsewhere; without it the list is asked for.
  usePolling(link.state !== "online", look, { firstMs: heartbeatMs, longestMs: heartbeatMs });
  useConversationNews(link, look);
  const current = talk?.conversation.conversationId;
  // What is open is read as it comes.
  const shown = conversations.map((one) =>
    one.conversationId === current ? { ...one, unreadCount: 0 } : one,
  );
  const unread = shown.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
  const setShell = useShellStore((store) => store.set);
  useEffect(() => setShell({ chatNumbers: unread }), [unread, setShell]);
  const list = (
    <ConversationList
      conversations={shown.map((one) => toConversationView(one, dataRoutes))}
      now={now}
      {...(current ? { currentId: String(current) } : {})}
    />
  );
  if (!talk || current === undefined) return <ChatWindow isEmpty={shown.length === 0} list={list} />;
  return (
    <OpenTalk
      key={current}
      link={link}
      list={list}
      now={now}
      onText={(text) => setDrafts((all) => ({ ...all, [current]: text }))}
      refused={refused}
      talk={talk}
      text={drafts[current] ?? refused?.text ?? ""}
    />
  );
}
