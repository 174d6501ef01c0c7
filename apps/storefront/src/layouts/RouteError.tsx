import { lazy, Suspense } from "react";
import { useRouteError } from "react-router-dom";
import { errorPage } from "../browser/lazy-calls.ts";

// The server sends it with the page; the browser fetches it after the first paint of whatever page is first.
const Page = import.meta.env.SSR
  ? (await errorPage()).ErrorPage
  : lazy(async () => ({ default: (await errorPage()).ErrorPage }));

/** What shows where a page cannot. */
export function RouteError() {
  const error = useRouteError();
  return (
    <Suspense>
      <Page error={error} />
    </Suspense>
  );
}
