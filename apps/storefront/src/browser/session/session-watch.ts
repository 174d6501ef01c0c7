/**
 * Keeps a tab true to the browser's one session: the readable user cookie says who is signed in now, the page says
 * for whom it was made. News of other tabs only say when to look. Imported after the first view.
 */
import type { UserInfoAnswer } from "@tradehall/api-client/models/user";
import { currentEnterprise } from "@tradehall/mall-adapters/shell";
import { isSessionEnd, type SessionEnd } from "@tradehall/mall-rules/words";
import { cookieNames, localNames, readCookie, sessionNames } from "../../isomorphic/cookies.ts";
import { becauseParam, ownAddress, signInHref, signInPath } from "../../isomorphic/sign-in-address.ts";
import { dropDrafts, dropForeignDrafts, signInDraft } from "../forms/use-draft.ts";
import { isSigningOut, listenForSignOut } from "./own-sign-out.ts";
import { broadcastToTabs, onTabNews } from "./tabs.ts";

interface Watched {
  /** Who the page was made for; null for a visitor. */
  user: UserInfoAnswer | null;
  /** Another user signed in: the page must not act any more. */
  onAnotherUser(): void;
}

const signedInNow = (): string | undefined => readCookie(document.cookie, cookieNames.userId) || undefined;

/** Why this tab is before the sign-in page; undefined anywhere else. */
function ownEnd(): SessionEnd | undefined {
  const { pathname, search } = window.location;
  const because = new URLSearchParams(search).get(becauseParam);
  return pathname === signInPath && isSessionEnd(because) ? because : undefined;
}

/** What the browser keeps of a session beside the cookies (Spec §3). */
function keep(user: UserInfoAnswer): void {
  sessionStorage.setItem(sessionNames.userInfo, JSON.stringify(user.userInfo));
  sessionStorage.setItem(sessionNames.isShowPurchase, String(user.isShowPurchase));
  const enterprise = currentEnterprise(user);
  if (enterprise) localStorage.setItem(localNames.enterprise, JSON.stringify(enterprise));
  else localStorage.removeItem(localNames.enterprise);
}

/** Forgets a session that is over; signing out forgets what was typed and the analytics' visit, too (Spec §4). */
function forget(): void {
  sessionStorage.removeItem(sessionNames.userInfo);
  sessionStorage.removeItem(sessionNames.isShowPurchase);
  localStorage.removeItem(localNames.enterprise);
  if (ownEnd() !== "signedOut") return;
  sessionStorage.clear();
  for (const name of Object.values(localNames)) localStorage.removeItem(name);
}

/** A forbidden or full storage costs what it would keep, not the page. */
function tryStorage(work: () => void): void {
  try {
    work();
  } catch {
    // Nothing is kept then.
  }
}

/** Where the sign-in page leads. */
const afterSignIn = (): string =>
  ownAddress(new URLSearchParams(window.location.search).get("redirect"), window.location.origin);

/** Watches until the returned function is called. */
export function watchSession({ user, onAnotherUser }: Watched): () => void {
  const own = user ? String(user.userInfo.userId) : undefined;

  const look = (end: SessionEnd = "offline") => {
    const now = signedInNow();
    const { pathname, search, hash } = window.location;
    if (now === own || isSigningOut()) return;
    if (pathname === signInPath) {
      // Signed in from another tab: this one goes where it was going.
      if (now) window.location.replace(afterSignIn());
    } else if (own && !now) window.location.replace(signInHref(pathname + search + hash, end));
    else if (own) onAnotherUser();
  };

  if (own === signedInNow()) {
    tryStorage(() => {
      if (user) {
        keep(user);
        dropForeignDrafts(String(user.userInfo.userId));
        // Who is signed in has no more use for what was typed at the door.
        dropDrafts(signInDraft);
      } else forget();
    });
    const end = ownEnd();
    if (own) broadcastToTabs({ kind: "signedIn", userId: own });
    else if (end)
      broadcastToTabs({ kind: "signedOut", end: end === "signedOut" ? "signedOutElsewhere" : end });
  } else look();

  const stopNews = onTabNews((news) => {
    if (news.kind === "signedIn") look();
    else if (news.kind === "signedOut") look(news.end);
  });
  const onSeen = () => {
    if (document.visibilityState === "visible") look();
  };
  document.addEventListener("visibilitychange", onSeen);
  // A page that the browser kept for its back button wakes without loading.
  window.addEventListener("pageshow", onSeen);
  window.addEventListener("focus", onSeen);
  const stopSignOut = listenForSignOut();
  return () => {
    stopNews();
    stopSignOut();
    document.removeEventListener("visibilitychange", onSeen);
    window.removeEventListener("pageshow", onSeen);
    window.removeEventListener("focus", onSeen);
  };
}
