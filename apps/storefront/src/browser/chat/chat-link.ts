/**
 * One connection to the chat: says hello with what it has seen, asks whether the other side is there, and comes back by itself
 * after waits that grow and differ from browser to browser. Knows neither React nor other tabs.
 */
import type { ClientFrame, ServerFrame } from "@tradehall/api-client/models/chat-socket";
import { chatSocketLimits } from "@tradehall/mall-rules/limits";
import { type ChatConnection, chatCloseCodes } from "@tradehall/mall-rules/states/chat/chat";

/** What of a WebSocket is used. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

interface LinkOptions {
  open: () => Socket;
  hear: (frame: ServerFrame) => void;
  tell: (state: ChatConnection) => void;
  isNetworkThere?: () => boolean;
  random?: () => number;
}

export interface ChatLink {
  /** False where the frame cannot go now. */
  send(frame: ClientFrame): boolean;
  /** The network came or went, or the page is looked at again: a wait is cut short, a connection without a network given up. */
  wake(): void;
  stop(): void;
}

const limits = chatSocketLimits;

/** How long to wait before the next try: doubled each time up to the longest, and lengthened at random by up to half. */
export const waitBefore = (tries: number, random: () => number = Math.random): number =>
  Math.min(limits.reconnectMaxMs, limits.reconnectMs * 2 ** Math.max(0, tries - 1)) * (1 + random() / 2);

/** After so many failed tries in a row a page works by ordinary calls. */
const stateAfter = (tries: number): ChatConnection =>
  tries >= limits.triesBeforePolling ? "polling" : "reconnecting";

function frameOf(data: unknown): ServerFrame | undefined {
  try {
    return JSON.parse(String(data)) as ServerFrame;
  } catch {
    return undefined;
  }
}

export function createChatLink({
  open,
  hear,
  tell,
  isNetworkThere = () => navigator.onLine !== false,
  random = Math.random,
}: LinkOptions): ChatLink {
  const seen = new Map<number, number>();
  let socket: Socket | undefined;
  let isWelcome = false;
  let tries = 0;
  let isOver = false;
  let heardAt = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;
  let beat: ReturnType<typeof setInterval> | undefined;

  const forget = () => {
    clearTimeout(late);
    clearInterval(beat);
    if (socket) {
      socket.onopen = null;
      socket.onmessage = null;
      socket.onclose = null;
    }
    socket = undefined;
    isWelcome = false;
  };
  const end = (state: ChatConnection) => {
    isOver = true;
    clearTimeout(again);
    const gone = socket;
    forget();
    gone?.close();
    tell(state);
  };
  const lose = () => {
    const gone = socket;
    forget();
    gone?.close();
    if (isOver) return;
    tries += 1;
    tell(isNetworkThere() ? stateAfter(tries) : "offline");
    again = setTimeout(connect, waitBefore(tries, random));
  };
  const send = (frame: ClientFrame): boolean => {
    if (!socket || (!isWelcome && frame.type !== "hello")) return false;
    socket.send(JSON.stringify(frame));
    return true;
  };
  const note = ({ conversationId, seq }: { conversationId: number; seq: number }) =>
    seen.set(conversationId, Math.max(seq, seen.get(conversationId) ?? 0));

  function take(frame: ServerFrame): void {
    heardAt = Date.now();
    if (frame.type === "replaced") return end("replaced");
    if (frame.type === "ended") return end("ended");
    if (frame.type === "welcome") {
      clearTimeout(late);
      isWelcome = true;
      tries = 0;
      tell("online");
      beat = setInterval(() => {
        if (Date.now() - heardAt > limits.silentMs) lose();
        else send({ type: "ping" });
      }, limits.heartbeatMs);
    }
    if (frame.type === "message" || frame.type === "ack") note(frame.message);
    if (frame.type !== "pong") hear(frame);
  }

  function connect(): void {
    clearTimeout(again);
    if (isOver || socket) return;
    if (!isNetworkThere()) {
      tell("offline");
      again = setTimeout(connect, limits.reconnectMaxMs);
      return;
    }
    try {
      socket = open();
    } catch {
      // A browser or a policy that bars sockets says so at once.
      return lose();
    }
    late = setTimeout(lose, limits.helloMs);
    socket.onopen = () => {
      const resume = [...seen].map(([conversationId, lastSeq]) => ({ conversationId, lastSeq }));
      send({ type: "hello", resume });
    };
    socket.onmessage = ({ data }) => {
      const frame = frameOf(data);
      if (frame) take(frame);
    };
    socket.onclose = ({ code }) => {
      if (code === chatCloseCodes.replaced) return end("replaced");
      if (code === chatCloseCodes.ended) return end("ended");
      lose();
    };
  }

  connect();
  return {
    send,
    wake() {
      if (socket && !isNetworkThere()) lose();
      else connect();
    },
    stop() {
      isOver = true;
      clearTimeout(again);
      const gone = socket;
      forget();
      gone?.close();
    },
  };
}
