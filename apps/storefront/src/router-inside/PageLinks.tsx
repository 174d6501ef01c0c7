/**
 * Answers for all anchors to own pages, no matter who drew them: the router opens them, a page's data and code come ahead. The
 * router's own `Link` costs a page with hundreds of them more than all the rest of its hydration.
 */
import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router-dom";
import { routeOf } from "../href-to.ts";

/** Anchors to pages of this shop, but for those of a piece that opens something where it is. */
const ownPages = 'a[href^="/"]:not([href^="//"], [data-in-place])';

/** Marks the navigation of a link that was pressed without a network (`useOfflineNavigation`). */
export const offlineLink = "held-link";

/** Pages that were pointed at and are held ready. */
const mostMeant = 12;

// By attributes, since a drawing's anchor has no properties of an address.
const anchorOf = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest(ownPages) : null;
const urlOf = (anchor: Element) => new URL(anchor.getAttribute("href") ?? "", window.location.href);
const addressOf = ({ pathname, search, hash }: URL | Location) => pathname + search + hash;

/** A word that was only pointed at was not searched for: fetching it ahead would put it into the history. */
function isNewSearch({ searchParams }: URL): boolean {
  const word = searchParams.get("pn");
  return word !== null && word !== new URLSearchParams(window.location.search).get("pn");
}

/** A press that the browser answers by itself: into another tab or window, or onto the disk. */
const isBrowsers = (event: MouseEvent, anchor: Element): boolean =>
  event.button !== 0 ||
  event.metaKey ||
  event.altKey ||
  event.ctrlKey ||
  event.shiftKey ||
  (anchor.getAttribute("target") ?? "_self") !== "_self" ||
  anchor.hasAttribute("download");

export function PageLinks() {
  const navigate = useNavigate();
  const [meant, setMeant] = useState<readonly string[]>([]);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const anchor = anchorOf(event);
      if (!anchor || event.defaultPrevented || isBrowsers(event, anchor)) return;
      const url = urlOf(anchor);
      // A file, or a page that is not there: the host answers.
      if (!routeOf(url.pathname)) return;
      event.preventDefault();
      const address = addressOf(url);
      const replace = address === addressOf(window.location);
      void navigate(address, { replace, ...(navigator.onLine ? {} : { state: offlineLink }) });
    };
    // The router's own "intent" waits a tenth of a second, which is most of what fetching ahead can win.
    const onNear = (event: Event) => {
      const anchor = anchorOf(event);
      if (!anchor || !navigator.onLine) return;
      const url = urlOf(anchor);
      if (!routeOf(url.pathname)?.isFetchedAhead || isNewSearch(url)) return;
      const address = addressOf(url);
      setMeant((before) => (before.includes(address) ? before : [...before, address].slice(-mostMeant)));
    };
    // Behind everything that a component does at a press, which may call it off: React listens at the document.
    window.addEventListener("click", onClick);
    document.addEventListener("pointerover", onNear);
    document.addEventListener("focusin", onNear);
    // For tests and measurements: from here on the page answers presses by script.
    document.documentElement.dataset.mallUsable = "";
    return () => {
      window.removeEventListener("click", onClick);
      document.removeEventListener("pointerover", onNear);
      document.removeEventListener("focusin", onNear);
    };
  }, [navigate]);
  return meant.map((address) => <PrefetchPageLinks key={address} page={address} />);
}
