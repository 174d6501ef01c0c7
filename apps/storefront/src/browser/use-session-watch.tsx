import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useRouteLoaderData } from "react-router-dom";
import type { loader } from "../root.tsx";
import { afterPaint } from "./after-paint.ts";

// Hardly ever seen, so it comes when it is needed.
const Dialog = lazy(async () => {
  const { AccountChangedDialog } = await import("@tradehall/mall-components/shell/AccountChangedDialog");
  return { default: AccountChangedDialog };
});

/** Watches the browser's session for this page (see session-watch.ts); what it gives back is shown over the page. */
export function useSessionWatch(): ReactNode {
  const shell = useRouteLoaderData<typeof loader>("root");
  const user = shell?.person?.user;
  const hasShell = shell !== undefined;
  const [isAccountChanged, setAccountChanged] = useState(false);
  useEffect(() => {
    // A page whose shell did not load knows nobody.
    if (!hasShell) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    const cancel = afterPaint(async () => {
      const { watchSession } = await import("./session-watch.ts");
      if (!isOver) stop = watchSession({ user: user ?? null, onAnotherUser: () => setAccountChanged(true) });
    });
    return () => {
      isOver = true;
      cancel();
      stop?.();
    };
  }, [hasShell, user]);
  return (
    isAccountChanged && (
      <Suspense>
        <Dialog isOpen onConfirm={() => window.location.reload()} />
      </Suspense>
    )
  );
}
