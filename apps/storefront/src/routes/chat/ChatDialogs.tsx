import type { ChatAsideProps } from "@tradehall/mall-components/chat/ChatAside";
import { chatLimits } from "@tradehall/mall-rules/limits";
import { lazyPart } from "@tradehall/ui/lazy-part";
import { useState } from "react";
import { toMallError } from "../../adapters/mall-error.ts";
import { rate } from "./chat-calls.ts";

/** What is open over, or in the place of, the messages. */
export type ChatDialog = "recent" | "orders" | "rating" | "search";

const ChatAsideDialog = lazyPart(
  async () => (await import("@tradehall/mall-components/chat/ChatAsideDialog")).ChatAsideDialog,
);
const RatingDialog = lazyPart(
  async () => (await import("@tradehall/mall-components/chat/RatingDialog")).RatingDialog,
);

interface ChatDialogsProps extends Pick<ChatAsideProps, "recent" | "orders"> {
  conversationId: number;
  dialog: ChatDialog | undefined;
  onClose: () => void;
}

/** What a press opens over a conversation; its code comes with the press. */
export function ChatDialogs({ conversationId, dialog, onClose, ...lists }: ChatDialogsProps) {
  if (dialog === "rating") return <Rating conversationId={conversationId} onClose={onClose} />;
  if (dialog !== "recent" && dialog !== "orders") return null;
  return <ChatAsideDialog {...lists} onClose={onClose} onLost={onClose} tab={dialog} />;
}

function Rating({ conversationId, onClose }: Pick<ChatDialogsProps, "conversationId" | "onClose">) {
  const [state, setState] = useState<{ isPending?: boolean; isDone?: boolean; errorText?: string }>({});
  const send = async (score: number, note: string) => {
    setState({ isPending: true });
    try {
      await rate(conversationId, score, note);
      setState({ isDone: true });
    } catch (cause) {
      const error = toMallError(cause);
      if (!error) throw cause;
      setState({ errorText: error.message });
    }
  };
  return (
    <RatingDialog
      noteLimit={chatLimits.note}
      onClose={onClose}
      onLost={onClose}
      onSubmit={({ score, note }) => void send(score, note)}
      {...state}
    />
  );
}
