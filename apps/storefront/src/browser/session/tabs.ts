/** What one tab of the mall tells the others, so that none goes on showing a session or a number that is over. */
import type { SessionEnd } from "@tradehall/mall-rules/words";

export type TabNews =
  /** The buyer signed out, or the server ended the session. */
  | { kind: "signedOut"; end?: SessionEnd }
  | { kind: "signedIn"; userId: string }
  /** Another enterprise or shop was chosen: everything on the screen belongs to the old one. */
  | { kind: "buyerChanged" }
  | { kind: "cartChanged"; pieces: number }
  | { kind: "unreadChanged"; messages: number };

const name = "mall";
let opened: BroadcastChannel | undefined;
const channel = (): BroadcastChannel => {
  opened ??= new BroadcastChannel(name);
  return opened;
};

/** Tells the other tabs; this tab hears nothing of it. */
export const broadcastToTabs = (news: TabNews): void => channel().postMessage(news);

/** Hears the other tabs until the returned function is called. */
export function onTabNews(hear: (news: TabNews) => void): () => void {
  const listen = ({ data }: MessageEvent<TabNews>) => hear(data);
  const heard = channel();
  heard.addEventListener("message", listen);
  return () => heard.removeEventListener("message", listen);
}
