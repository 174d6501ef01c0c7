/** The chat's connection of a page: how it is, and what it hears. Tabs of one browser share it. */
import type { ClientFrame, ServerFrame } from "@tradehall/api-client/models/chat-socket";
import type { ChatConnection } from "@tradehall/mall-rules/states/chat/chat";
import { useCallback, useEffect, useRef, useState } from "react";
import { socketAddress } from "../../isomorphic/bases.ts";
import { bases } from "../calls/bases.ts";
import { browserPlatform, type SharedLink, shareLink } from "./shared-link.ts";

export interface ChatPageLink {
  state: ChatConnection;
  send: (frame: ClientFrame) => void;
  /** Hears until what it returns is called. After `welcome` something may be missing: what shows is asked for by a call. */
  listen: (hear: (frame: ServerFrame) => void) => () => void;
}

export function useChatConnection(userId: string): ChatPageLink {
  const [state, setState] = useState<ChatConnection>("online");
  const listeners = useRef(new Set<(frame: ServerFrame) => void>());
  const shared = useRef<SharedLink | undefined>(undefined);
  useEffect(() => {
    const name = `tradehall-chat:${userId}`;
    const hear = (frame: ServerFrame) => {
      for (const listener of listeners.current) listener(frame);
    };
    const address = socketAddress(bases, window.location.href);
    const link = shareLink(name, { hear, tell: setState }, browserPlatform(name, address));
    shared.current = link;
    const wake = () => {
      if (!document.hidden) link.wake();
    };
    window.addEventListener("online", wake);
    window.addEventListener("offline", wake);
    document.addEventListener("visibilitychange", wake);
    return () => {
      window.removeEventListener("online", wake);
      window.removeEventListener("offline", wake);
      document.removeEventListener("visibilitychange", wake);
      link.stop();
    };
  }, [userId]);
  const send = useCallback((frame: ClientFrame) => shared.current?.send(frame), []);
  const listen = useCallback((hear: (frame: ServerFrame) => void) => {
    listeners.current.add(hear);
    return () => void listeners.current.delete(hear);
  }, []);
  return { state, send, listen };
}
