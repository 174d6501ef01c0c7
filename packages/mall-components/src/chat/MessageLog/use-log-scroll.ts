/** Where a log of messages is scrolled to, and how it stays there while rows come in above and below. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ChatMessageView } from "../chat-view.ts";

/** So near to the end counts as the end. */
const nearPx = 48;
/** So near to the beginning earlier messages are asked for. */
const earlyPx = 80;

/** The server draws no layout. */
const useBeforePaint = typeof window === "undefined" ? useEffect : useLayoutEffect;

interface LogScroll {
  frame: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  /** Messages of the other side that came below what is seen. */
  newCount: number;
  onScroll: () => void;
  toEnd: () => void;
}

/** Keeps the end in sight while it is, else the first row that is seen where it is. */
export function useLogScroll(
  messages: readonly ChatMessageView[],
  onEarly: (() => void) | undefined,
): LogScroll {
  const frame = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const anchor = useRef<{ row: Element; top: number }>(undefined);
  const lastId = useRef(messages.at(-1)?.id);
  /** Height of the frame when it was last settled. */
  const room = useRef(0);
  const [isAtEnd, setAtEnd] = useState(true);
  const [seenId, setSeenId] = useState(messages.at(-1)?.id);
  const last = messages.at(-1);

  const note = useCallback(() => {
    const box = frame.current;
    if (!box) return;
    atEnd.current = box.scrollHeight - box.clientHeight - box.scrollTop < nearPx;
    setAtEnd(atEnd.current);
    if (atEnd.current) setSeenId(lastId.current);
    const { top } = box.getBoundingClientRect();
    const row = [...box.querySelectorAll("[data-message]")].find(
      (one) => one.getBoundingClientRect().bottom > top,
    );
    anchor.current = row && { row, top: row.getBoundingClientRect().top - top };
  }, []);

  const settle = useCallback(() => {
    const box = frame.current;
    if (!box) return;
    room.current = box.clientHeight;
    const kept = anchor.current;
    if (atEnd.current) box.scrollTop = box.scrollHeight;
    else if (kept?.row.isConnected)
      box.scrollTop += kept.row.getBoundingClientRect().top - box.getBoundingClientRect().top - kept.top;
  }, []);

  useBeforePaint(() => {
    // What the buyer sends themselves is looked at, wherever they were.
    if (last?.from === "own" && last.id !== lastId.current) atEnd.current = true;
    lastId.current = last?.id;
    settle();
    note();
  }, [messages, last]);

  // A phone's keyboard, or a picture without a size, changes the room.
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const watch = new ResizeObserver(settle);
    watch.observe(box);
    for (const child of box.children) watch.observe(child);
    return () => watch.disconnect();
  }, [settle]);

  const onScroll = () => {
    // A scroll is told of after the room has changed and before the observer says so: the end in sight is still meant.
    if (frame.current?.clientHeight !== room.current) settle();
    note();
    if ((frame.current?.scrollTop ?? 0) < earlyPx) onEarly?.();
  };
  const toEnd = () => {
    atEnd.current = true;
    settle();
    note();
    frame.current?.focus();
  };
  const seen = messages.findIndex(({ id }) => id === seenId);
  const newCount = isAtEnd ? 0 : messages.slice(seen + 1).filter(({ from }) => from === "shop").length;
  return { frame, isAtEnd, newCount, onScroll, toEnd };
}
