import { lateDrawnPart } from "@tradehall/ui/late-part";
import { Suspense } from "react";
import { useRouteError } from "react-router-dom";

/** The server sends it with the page; the browser fetches it after the first paint of whatever page is first. */
export const LateErrorPage = lateDrawnPart(async () => (await import("./ErrorPage.tsx")).ErrorPage);

/** What shows where a page cannot. */
export function RouteError() {
  const error = useRouteError();
  return (
    <Suspense>
      <LateErrorPage error={error} />
    </Suspense>
  );
}
