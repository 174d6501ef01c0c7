/** The list of conversations is fetched again when something is said or read in one. */
import type { ServerFrame } from "@tradehall/api-client/models/chat-socket";
import { useEffect, useRef } from "react";
import type { ChatPageLink } from "../../browser/chat/use-chat-connection.ts";

/** What comes together is asked for once. */
const gatherMs = 300;
const news = new Set<ServerFrame["type"]>(["message", "unread", "presence", "welcome"]);

export function useConversationNews({ listen }: ChatPageLink, look: () => Promise<unknown>): void {
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    let timer: number | undefined;
    const stop = listen(({ type }) => {
      if (!news.has(type)) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void latest.current().catch(console.error), gatherMs);
    });
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [listen]);
}
