/**
 * Keeps the number of unread messages true while the page is in sight: asked for once a minute, at once when the page
 * comes back into sight, ever more rarely while the answer fails. Tabs tell each other, so that one question serves
 * all.
 */
import { getUnreadCount } from "@tradehall/api-client/endpoints/message/get-unread-count";
import { messageLimits } from "@tradehall/mall-rules/limits";
import { mall } from "../calls/client.ts";
import { broadcastToTabs, onTabNews } from "../session/tabs.ts";

interface Handlers {
  show(messages: number): void;
  fail(error: unknown): void;
}

/** Coming back into sight again and again asks no more often than this. */
const restMs = 10_000;

/** Watches until the returned function is called. */
export function watchUnread({ show, fail }: Handlers): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let knownAt = Date.now();
  let isAsking = false;
  let isOver = false;

  const plan = () => {
    clearTimeout(timer);
    if (isOver) return;
    const waitMs = Math.min(messageLimits.pollMs * 2 ** failures, messageLimits.pollMaxMs);
    timer = setTimeout(() => void ask(), waitMs);
  };
  const ask = async () => {
    if (isAsking || document.visibilityState !== "visible" || !navigator.onLine) return;
    isAsking = true;
    try {
      const messages = await mall(getUnreadCount);
      // Asked for someone who may have gone meanwhile.
      if (isOver) return;
      failures = 0;
      knownAt = Date.now();
      show(messages);
      broadcastToTabs({ kind: "unreadChanged", messages });
    } catch (error) {
      failures += 1;
      if (!isOver) fail(error);
    } finally {
      isAsking = false;
      plan();
    }
  };
  const stopNews = onTabNews((news) => {
    if (news.kind !== "unreadChanged") return;
    knownAt = Date.now();
    show(news.messages);
    plan();
  });
  const onSeen = () => {
    if (document.visibilityState === "visible" && Date.now() - knownAt > restMs) void ask();
  };
  document.addEventListener("visibilitychange", onSeen);
  window.addEventListener("online", onSeen);
  plan();
  return () => {
    isOver = true;
    clearTimeout(timer);
    stopNews();
    document.removeEventListener("visibilitychange", onSeen);
    window.removeEventListener("online", onSeen);
  };
}
