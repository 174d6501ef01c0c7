/** The chat's connection of a page: how it is, and what it hears. Tabs of one browser share it. */
import type { ClientFrame, ServerFrame } from "@tradehall/api-client/models/chat-socket";
import type { ChatConnection } from "@tradehall/mall-rules/states/chat";
import { useCallback, useEffect, useRef, useState } from "react";
import { socketAddress } from "../../both-sides/bases.ts";
import { bases } from "../calls/bases.ts";
import { browserPlatform, type SharedLink, shareLink } from "./shared-link.ts";

/** After `welcome` something may be missing: what a page shows it asks for by a call. */
export function useChatConnection(userId: string, hear: (frame: ServerFrame) => void) {
  const [state, setState] = useState<ChatConnection>("online");
  const latest = useRef(hear);
  latest.current = hear;
  const shared = useRef<SharedLink | undefined>(undefined);
  useEffect(() => {
    const name = `tradehall-chat:${userId}`;
    const link = shareLink(
      name,
      { hear: (frame) => latest.current(frame), tell: setState },
      browserPlatform(name, socketAddress(bases, window.location.href)),
    );
    shared.current = link;
    const wake = () => {
      if (!document.hidden) link.wake();
    };
    window.addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    return () => {
      window.removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
      link.stop();
    };
  }, [userId]);
  const send = useCallback((frame: ClientFrame) => shared.current?.send(frame), []);
  return { state, send };
}
