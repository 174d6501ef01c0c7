import { lateDrawnPart } from "@tradehall/ui/late-part";
import { Suspense } from "react";
import { useRouteError } from "react-router-dom";

/** The server sends it with the page; the browser fetches it after the first paint of whatever page is first. */
export const LateErrorPage = lateDrawnPart(async () => (await import("./ErrorPage.tsx")).ErrorPage);
// Nothing of it may wait for a script.
if (import.meta.env.SSR) await LateErrorPage.preload();

/** What shows where a page cannot. */
export function RouteError() {
  const error = useRouteError();
  return (
    <Suspense>
      <LateErrorPage error={error} />
    </Suspense>
  );
}
