/**
 * What no first view needs: the watch over the browser's session, the arrival of pages for assistive technology, the
 * analytics, the number of unread messages.
 */
import { LazyChangedDialog } from "@tradehall/mall-components/chrome/ChangedDialog";
import { LiveRegion } from "@tradehall/ui/LiveRegion";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useRouteLoaderData } from "react-router-dom";
import type { RootLoader } from "../../root-loader.ts";
import { startVisits } from "../analytics/visits.ts";
import { useLiveUnread } from "../chrome/use-live-unread.ts";
import { reloadPage } from "../errors/page-health.ts";
import { watchSession } from "../session/session-watch.ts";
import { focusPage } from "./focus-page.ts";
import { useOfflineNavigation } from "./use-offline-navigation.ts";

/**
 * A page that comes without a new document tells assistive technology that it is there: its title is read, and the
 * focus is at its heading.
 */
function useArrival(): string {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const [title, setTitle] = useState("");
  // Who comes back to a page comes to where they stood in it, so from here on all is laid out (`belowFold`): before the
  // router scrolls there.
  useLayoutEffect(() => {
    if (last.current !== pathname) document.documentElement.dataset.mallSettled = "";
  }, [pathname]);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    focusPage();
    setTitle(document.title);
  }, [pathname]);
  return title;
}

/** Whether another user signed in meanwhile, so that this page must not act any more. */
function useSessionWatch(): boolean {
  const shell = useRouteLoaderData<RootLoader>("root");
  const user = shell?.person?.user;
  const hasShell = shell !== undefined;
  const [isAccountChanged, setAccountChanged] = useState(false);
  useEffect(() => {
    // A page whose shell did not load knows no one.
    if (hasShell) return watchSession({ user: user ?? null, onAnotherUser: () => setAccountChanged(true) });
  }, [hasShell, user]);
  return isAccountChanged;
}

interface AfterPaintProps {
  /** A call of these parts failed. */
  onError: (cause: unknown) => void;
}

export function AfterPaint({ onError }: AfterPaintProps) {
  const title = useArrival();
  const isAccountChanged = useSessionWatch();
  useLiveUnread(onError);
  useOfflineNavigation();
  useEffect(() => {
    startVisits();
    // For tests: all that a page fetches by itself is asked for.
    document.documentElement.dataset.mallComplete = "";
  }, []);
  return (
    <>
      <LiveRegion>{title}</LiveRegion>
      {isAccountChanged && <LazyChangedDialog isOpen of="account" onConfirm={() => reloadPage()} />}
    </>
  );
}
