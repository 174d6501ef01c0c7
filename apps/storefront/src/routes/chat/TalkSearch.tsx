import type { ChatMessage } from "@tradehall/api-client/models/chat";
import { messageId, toChatHit } from "@tradehall/mall-adapters/chat";
import { ChatSearch } from "@tradehall/mall-components/chat/ChatSearch";
import { useState } from "react";
import { findMessages } from "./chat-calls.ts";

interface TalkSearchProps {
  conversationId: number;
  /** Called with a message that was chosen, and its place in the conversation. */
  onFound: (id: string, seq: number) => Promise<void>;
  onClose: () => void;
}

interface Found {
  keyword: string;
  messages: readonly ChatMessage[];
  state: "loading" | "ready" | "failed";
}

const none: readonly ChatMessage[] = [];

/** Looks for messages of a conversation. */
export function TalkSearch({ conversationId, onFound, onClose }: TalkSearchProps) {
  const [found, setFound] = useState<Found>({ keyword: "", messages: none, state: "ready" });
  const search = async (keyword: string) => {
    setFound({ keyword, messages: none, state: keyword ? "loading" : "ready" });
    if (!keyword) return;
    try {
      setFound({ keyword, messages: await findMessages(conversationId, keyword), state: "ready" });
    } catch (error) {
      console.error(error);
      setFound({ keyword, messages: none, state: "failed" });
    }
  };
  const open = async (id: string) => {
    const message = found.messages.find((one) => messageId(one) === id);
    if (message) await onFound(id, message.seq);
  };
  return (
    <ChatSearch
      hits={found.messages.map(toChatHit)}
      keyword={found.keyword}
      onClose={onClose}
      onOpen={(id) => void open(id)}
      onRetry={() => void search(found.keyword)}
      onSearch={(keyword) => void search(keyword)}
      state={found.state}
    />
  );
}
