/** What the socket says of the open conversation; answers whether the other side is writing. */
import type { Conversation } from "@tradehall/api-client/models/chat";
import type { ServerFrame } from "@tradehall/api-client/models/chat-socket";
import { chatSocketLimits } from "@tradehall/mall-rules/limits";
import { useEffect, useRef, useState } from "react";
import type { ChatPageLink } from "../../browser/chat/use-chat-connection.ts";
import { merged, type Talk } from "./talk.ts";

interface TalkFrames {
  conversation: Pick<Conversation, "conversationId" | "shopId">;
  lastSeq: number;
  /** Asks for what has come since. */
  hear: () => void;
  change: (next: (talk: Talk) => Talk) => void;
}

export function useTalkFrames({ listen }: ChatPageLink, facts: TalkFrames): boolean {
  const [typingUntil, setTyping] = useState(0);
  const latest = useRef(facts);
  latest.current = facts;
  useEffect(() => {
    const take = (frame: ServerFrame) => {
      const { conversation, lastSeq, hear, change } = latest.current;
      const isHere = (conversationId: number) => conversationId === conversation.conversationId;
      // It has just connected: something may have been said before.
      if (frame.type === "welcome") return hear();
      if (frame.type === "presence" && frame.shopId === conversation.shopId)
        return change((talk) => ({ ...talk, isOnline: frame.isOnline === 1 }));
      if (frame.type === "read" && frame.side === "shop" && isHere(frame.conversationId))
        return change((talk) => ({ ...talk, shopReadSeq: Math.max(talk.shopReadSeq, frame.seq) }));
      if (frame.type === "typing" && isHere(frame.conversationId))
        return setTyping(Date.now() + chatSocketLimits.typingShownMs);
      if (frame.type !== "message" || !isHere(frame.message.conversationId)) return;
      setTyping(0);
      // With a hole before it, all is asked for.
      if (frame.message.seq > lastSeq + 1) hear();
      change((talk) => ({ ...talk, messages: merged(talk.messages, [frame.message]) }));
    };
    return listen(take);
  }, [listen]);
  useEffect(() => {
    if (typingUntil === 0) return;
    const timer = window.setTimeout(() => setTyping(0), Math.max(0, typingUntil - Date.now()));
    return () => window.clearTimeout(timer);
  }, [typingUntil]);
  return typingUntil > 0;
}
