import { useCallback, useRef } from "react";
import type { ChatMessageView } from "../chat-view.ts";
import type { MessageLogProps } from "./message-log-props.ts";

/** Opens the picture of a message among all that are loaded. The same function for good: rows are drawn again only for a cause. */
export function useOpenPicture(
  messages: readonly ChatMessageView[],
  onOpen: MessageLogProps["onOpenPicture"],
) {
  const known = useRef({ messages, onOpen });
  known.current = { messages, onOpen };
  return useCallback((id: string) => {
    const pictures = known.current.messages.flatMap((message) =>
      message.content.kind === "picture" ? [{ id: message.id, src: message.content.src }] : [],
    );
    known.current.onOpen?.(
      pictures.map(({ src }) => src),
      pictures.findIndex((picture) => picture.id === id),
    );
  }, []);
}
