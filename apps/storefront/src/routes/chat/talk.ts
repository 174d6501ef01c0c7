/** The messages of one conversation as the page has them: those the server knows, then those on their way. */
import type { AnswerOf } from "@tradehall/api-client/contract";
import type { listMessagesAfter } from "@tradehall/api-client/endpoints/chat/list-messages-after";
import type { ChatMessage, SentContent } from "@tradehall/api-client/models/chat";
import { messageId, toChatMessage } from "@tradehall/mall-adapters/chat";
import type { ChatContent, ChatMessageView } from "@tradehall/mall-components/chat/MessageLog";
import { dataRoutes } from "../../adapters/data-routes.ts";

type MessagesAnswer = AnswerOf<typeof listMessagesAfter>;

/** A message that the server has not taken yet. */
export interface Unsent {
  clientId: string;
  /** What is sent; undefined while a picture is on its way. */
  content: SentContent | undefined;
  /** A picture that still has to go up. */
  file?: File;
  /** What shows of it. */
  view: ChatContent;
  dateTime: string;
  isFailed: boolean;
  errorText?: string;
}

export interface Talk {
  messages: readonly ChatMessage[];
  /** Up to where the shop has read. */
  shopReadSeq: number;
  isOnline: boolean;
  hasOlder: boolean;
}

export const talkOf = ({ messages, shopReadSeq, isOnline, hasMore }: MessagesAnswer): Talk => ({
  messages,
  shopReadSeq,
  isOnline: isOnline === 1,
  hasOlder: hasMore === 1,
});

/** All messages of both in their order, each once; nothing new leaves them the same. */
export function merged(known: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] {
  const bySeq = new Map(known.map((message) => [message.seq, message]));
  const fresh = more.filter(({ seq }) => !bySeq.has(seq));
  if (fresh.length === 0) return known;
  return [...known, ...fresh].toSorted((one, other) => one.seq - other.seq);
}

/** What has come since: messages, how far the shop has read, whether it is there. */
export function withNews(talk: Talk, news: MessagesAnswer): Talk {
  const messages = merged(talk.messages, news.messages);
  const shopReadSeq = Math.max(talk.shopReadSeq, news.shopReadSeq);
  const isOnline = news.isOnline === 1;
  const isSame = messages === talk.messages && shopReadSeq === talk.shopReadSeq && isOnline === talk.isOnline;
  return isSame ? talk : { ...talk, messages, shopReadSeq, isOnline };
}

/** A page of what was before. */
export const withOlder = (talk: Talk, page: MessagesAnswer): Talk => ({
  ...talk,
  messages: merged(talk.messages, page.messages),
  hasOlder: page.hasMore === 1,
});

/** As the log shows them: what the server has taken meanwhile is no longer among the unsent. */
export function messagesOf({ messages, shopReadSeq }: Talk, unsent: readonly Unsent[]): ChatMessageView[] {
  const taken = new Set(messages.map(messageId));
  return [
    ...messages.map((message) => toChatMessage(message, shopReadSeq, dataRoutes)),
    ...unsent
      .filter(({ clientId }) => !taken.has(clientId))
      .map(
        ({ clientId, view, dateTime, isFailed, errorText }): ChatMessageView => ({
          id: clientId,
          from: "own",
          dateTime,
          content: view,
          state: isFailed ? "failed" : "sending",
          ...(errorText ? { errorText } : {}),
        }),
      ),
  ];
}
