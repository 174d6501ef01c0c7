/**
 * One connection for all tabs of a browser: the tab that holds the lock has it and passes on what it hears; when it closes, the
 * next in line takes over. Where a browser has no locks each tab has its own.
 */
import type { ClientFrame, ServerFrame } from "@tradehall/api-client/models/chat-socket";
import type { ChatConnection } from "@tradehall/mall-rules/states/chat/chat";
import { type ChatLink, createChatLink, type Socket } from "./chat-link.ts";

interface Platform {
  open: () => Socket;
  locks: Pick<LockManager, "request"> | undefined;
  channel: (() => Pick<BroadcastChannel, "postMessage" | "close" | "onmessage">) | undefined;
}

interface Listener {
  hear: (frame: ServerFrame) => void;
  tell: (state: ChatConnection) => void;
}

/** What tabs say to each other. */
type TabMessage =
  | { kind: "frame"; frame: ServerFrame }
  | { kind: "state"; state: ChatConnection }
  | { kind: "send"; frame: ClientFrame }
  /** A tab that has just come asks how things are. */
  | { kind: "ask" }
  | { kind: "wake" };

export interface SharedLink {
  send(frame: ClientFrame): void;
  wake(): void;
  stop(): void;
}

/** `name` is of a user: tabs of another one, who has signed in meanwhile, share nothing with these. */
export function shareLink(name: string, { hear, tell }: Listener, platform: Platform): SharedLink {
  const over = new AbortController();
  let link: ChatLink | undefined;
  let state: ChatConnection | undefined;
  const channel = platform.locks && platform.channel?.();
  const say = (message: TabMessage) => channel?.postMessage(message);

  const lead = () => {
    link = createChatLink({
      open: platform.open,
      hear(frame) {
        hear(frame);
        say({ kind: "frame", frame });
      },
      tell(now) {
        state = now;
        tell(now);
        say({ kind: "state", state: now });
      },
    });
  };

  if (channel)
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      if (data.kind === "frame") hear(data.frame);
      if (data.kind === "state") tell(data.state);
      if (!link) return;
      if (data.kind === "send") link.send(data.frame);
      if (data.kind === "ask" && state) say({ kind: "state", state });
      if (data.kind === "wake") link.wake();
    };
  if (channel && platform.locks) {
    say({ kind: "ask" });
    platform.locks
      .request(name, { signal: over.signal }, () => {
        lead();
        // Held until the tab goes.
        return new Promise<void>((resolve) => over.signal.addEventListener("abort", () => resolve()));
      })
      .catch(() => undefined);
  } else lead();

  return {
    send(frame) {
      if (link) link.send(frame);
      else say({ kind: "send", frame });
    },
    wake() {
      if (link) link.wake();
      else say({ kind: "wake" });
    },
    stop() {
      over.abort();
      link?.stop();
      channel?.close();
    },
  };
}

/** The browser's own. */
export const browserPlatform = (name: string, address: string): Platform => ({
  open: () => new WebSocket(address) as unknown as Socket,
  locks: navigator.locks,
  channel: typeof BroadcastChannel === "undefined" ? undefined : () => new BroadcastChannel(name),
});
