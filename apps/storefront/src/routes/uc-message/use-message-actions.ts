/** Reading and putting away: shown at once, taken back where the server says no; the red dot follows everywhere. */
import type { MessageView } from "@tradehall/mall-components/account/MessageList";
import { useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router-dom";
import { useUndoable } from "../../browser/actions/use-undoable.ts";
import { mall } from "../../browser/calls/client.ts";
import { broadcastToTabs } from "../../browser/session/tabs.ts";
import { useShellStore } from "../../stores/shell-store.ts";
import { callMessages, type MessageIntent } from "./message-calls.ts";

type Ids = readonly string[];

const without = (ids: Ids, some: Ids): Ids => ids.filter((id) => !some.includes(id));

/**
 * Sends one after the other, in the order of the presses: none calls another off, and what is taken back comes after
 * what it takes back. The list is asked for again when nothing waits any more.
 */
function useTurns(onFresh: () => void) {
  const setShell = useShellStore((store) => store.set);
  const { revalidate } = useRevalidator();
  const latest = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef(0);
  const hasChanged = useRef(false);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const send = async (intent: MessageIntent, ids: Ids) => {
    try {
      const messages = await callMessages(mall, intent, ids.map(Number));
      hasChanged.current = true;
      setShell({ messageNumbers: messages });
      broadcastToTabs({ kind: "unreadChanged", messages });
    } finally {
      waiting.current -= 1;
    }
  };
  const refresh = async () => {
    if (waiting.current > 0 || isLeft.current || !hasChanged.current) return;
    hasChanged.current = false;
    await revalidate();
    onFresh();
  };
  return (intent: MessageIntent, ids: Ids): Promise<void> => {
    waiting.current += 1;
    const sent = latest.current.then(() => send(intent, ids));
    // What failed is told by anyone who waits for it, and holds nothing up.
    latest.current = sent.catch(() => undefined).then(refresh);
    return sent;
  };
}

export function useMessageActions(messages: readonly MessageView[], unread: number) {
  const [goneIds, setGone] = useState<Ids>([]);
  const [readIds, setRead] = useState<Ids>([]);
  const [isReadingAll, setReadingAll] = useState(false);
  const live = useShellStore((store) => store.messageNumbers);
  const words = useReactionWords();
  const { act } = useUndoable();
  const enqueue = useTurns(() => {
    setRead([]);
    setReadingAll(false);
  });

  const read = (id: string) =>
    void act({
      show: () => setRead((ids) => [...ids, id]),
      takeBack: () => setRead((ids) => without(ids, [id])),
      send: () => enqueue("read", [id]),
    });
  return {
    messages: messages
      .filter(({ id }) => !goneIds.includes(id))
      .map((message) =>
        isReadingAll || readIds.includes(message.id) ? { ...message, isRead: true } : message,
      ),
    unread: live ?? unread,
    isReadingAll,
    readAll: () =>
      void act({
        show: () => setReadingAll(true),
        takeBack: () => setReadingAll(false),
        send: () => enqueue("readAll", []),
      }),
    read,
    /** The link leads on meanwhile: the call outlives the page. */
    open: (id: string) => {
      if (messages.some((message) => message.id === id && !message.isRead)) read(id);
    },
    remove: (id: string) =>
      void act({
        show: () => setGone((ids) => [...ids, id]),
        takeBack: () => setGone((ids) => without(ids, [id])),
        send: () => enqueue("delete", [id]),
        undo: { message: words("messagesPutAway", { count: 1 }), send: () => enqueue("restore", [id]) },
      }),
  };
}
