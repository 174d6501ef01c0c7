import { lazy, Suspense } from "react";
import { useRouteError } from "react-router-dom";
import { errorPage } from "../browser/lazy-calls.ts";

const Page = lazy(async () => ({ default: (await errorPage()).ErrorPage }));

/** What shows where a page cannot. Its code comes after the first paint of whatever page is first. */
export function RouteError() {
  const error = useRouteError();
  return (
    <Suspense>
      <Page error={error} />
    </Suspense>
  );
}
