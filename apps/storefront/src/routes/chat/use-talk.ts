/** An open conversation: what is said in it, what is on its way, what was before. */
import type { SentContent } from "@tradehall/api-client/models/chat";
import { messageId } from "@tradehall/mall-adapters/chat";
import type { ChatContent, OlderState } from "@tradehall/mall-components/chat/MessageLog";
import { chatLimits, chatSocketLimits } from "@tradehall/mall-rules/limits";
import type { ChatConnection } from "@tradehall/mall-rules/states/chat/chat";
import { useMemo, useRef, useState } from "react";
import { usePolling } from "../../browser/calls/use-polling.ts";
import type { ChatPageLink } from "../../browser/chat/use-chat-connection.ts";
import { fetchNews, fetchOlder, noteRead } from "./chat-calls.ts";
import type { LoadedTalk } from "./load-chat.ts";
import type { Refused } from "./refused-message.ts";
import { merged, messagesOf, talkOf, withNews, withOlder } from "./talk.ts";
import { useOutbox } from "./use-outbox.ts";
import { useTalkFrames } from "./use-talk-frames.ts";

const { pollMs, triesBeforeLost, typingEveryMs } = chatSocketLimits;

export function useTalk(
  { conversation, answer }: LoadedTalk,
  refused: Refused | undefined,
  link: ChatPageLink,
) {
  const { conversationId } = conversation;
  const [talk, setTalk] = useState(() => talkOf(answer));
  const [older, setOlder] = useState<Extract<OlderState, "loading" | "failed">>();
  const [fails, setFails] = useState(0);
  const firstSeq = talk.messages[0]?.seq ?? 1;
  const lastSeq = talk.messages.at(-1)?.seq ?? 0;
  const hear = async () => {
    try {
      const news = await fetchNews(conversationId, lastSeq);
      setTalk((now) => withNews(now, news));
      setFails(0);
    } catch (error) {
      setFails((before) => before + 1);
      throw error;
    }
  };
  const isTyping = useTalkFrames(link, {
    conversation,
    lastSeq,
    hear: () => void hear().catch(console.error),
    change: setTalk,
  });
  // Where the socket is barred, or for as long as it is away.
  const asks = link.state === "polling" || link.state === "reconnecting";
  usePolling(asks && fails < triesBeforeLost, hear, {
    firstMs: pollMs / 2,
    longestMs: pollMs,
    phase: String(lastSeq),
  });
  const connection: ChatConnection = asks && fails >= triesBeforeLost ? "lost" : link.state;
  const outbox = useOutbox({ conversationId, refused, now: answer.now }, (message) =>
    setTalk((now) => ({ ...now, messages: merged(now.messages, [message]) })),
  );
  const goBack = async () => {
    setOlder("loading");
    try {
      const page = await fetchOlder(conversationId, firstSeq);
      setTalk((now) => withOlder(now, page));
      setOlder(undefined);
    } catch (error) {
      console.error(error);
      setOlder("failed");
    }
  };
  /** Loads what lies between a message and the first that is there. */
  const reach = async (seq: number) => {
    for (let from = firstSeq; from > seq; ) {
      const page = await fetchOlder(conversationId, from, chatLimits.maxPage);
      setTalk((now) => withOlder(now, page));
      from = page.hasMore === 1 ? (page.messages[0]?.seq ?? seq) : seq;
    }
  };
  const see = (id: string) => {
    const seen = talk.messages.findLast((message) => messageId(message) === id) ?? talk.messages.at(-1);
    if (seen) void noteRead(conversationId, seen.seq).catch(console.error);
  };
  const saidTyping = useRef(0);
  const noteTyping = () => {
    if (Date.now() - saidTyping.current < typingEveryMs) return;
    saidTyping.current = Date.now();
    link.send({ type: "typing", conversationId });
  };
  const messages = useMemo(() => messagesOf(talk, outbox.unsent), [talk, outbox.unsent]);
  return {
    messages,
    isOnline: talk.isOnline,
    connection,
    isTyping,
    noteTyping,
    older: older ?? (talk.hasOlder ? ("more" as const) : ("none" as const)),
    goBack: () => void goBack(),
    reach,
    see,
    send: (content: SentContent, view: ChatContent) => outbox.send(content, view),
    sendPictures: outbox.sendPictures,
    resend: outbox.resend,
    remove: outbox.remove,
  };
}
