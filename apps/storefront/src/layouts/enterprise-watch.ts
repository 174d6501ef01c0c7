/**
 * Keeps a tab true to the enterprise the browser acts for: the readable cookie says which one it is now, the page says
 * for which it was made. A tab that shows the old one reloads and then says why.
 */
import { enterpriseWords, fill, type Locale } from "@tradehall/mall-rules/words";
import { toast } from "@tradehall/ui/Toast";
import { reloadPage } from "../browser/errors/page-health.ts";
import { dropDrafts } from "../browser/forms/use-draft.ts";
import { onTabNews } from "../browser/session/tabs.ts";
import { cookieNames, readCookie, sessionNames } from "../isomorphic/cookies.ts";

interface Watched {
  /** The enterprise the page was made for; undefined outside any. */
  enterprise: { id: string; name: string } | undefined;
  locale: Locale;
}

function reload(): void {
  try {
    sessionStorage.setItem(sessionNames.buyerChanged, "1");
  } catch {
    // The page then reloads without a word.
  }
  // Forms keep their drafts; an order that was being filled in belongs to the enterprise before.
  dropDrafts("submit-order");
  reloadPage();
}

function sayWhy({ enterprise, locale }: Watched): void {
  try {
    if (sessionStorage.getItem(sessionNames.buyerChanged) === null) return;
    sessionStorage.removeItem(sessionNames.buyerChanged);
  } catch {
    return;
  }
  if (!enterprise) return;
  const message = fill(enterpriseWords.switchedElsewhere[locale], { name: enterprise.name });
  toast.show({ tone: "info", message, durationMs: 5_000 });
}

/** Watches until the returned function is called. */
export function watchEnterprise(watched: Watched): () => void {
  const own = watched.enterprise?.id;
  // A tab that slept through the news finds out when it is looked at again.
  const look = () => {
    const now = readCookie(document.cookie, cookieNames.enterpriseId) || undefined;
    if (document.visibilityState === "visible" && own && now && now !== own) reload();
  };
  sayWhy(watched);
  look();
  const stop = onTabNews(({ kind }) => {
    if (kind === "buyerChanged") reload();
  });
  document.addEventListener("visibilitychange", look);
  window.addEventListener("pageshow", look);
  return () => {
    stop();
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("pageshow", look);
  };
}
