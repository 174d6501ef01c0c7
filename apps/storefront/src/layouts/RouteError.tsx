import { Suspense } from "react";
import { useRouteError } from "react-router-dom";
import { LateErrorPage } from "../browser/troubles/LateErrorPage.tsx";

/** What shows where a page cannot. */
export function RouteError() {
  const error = useRouteError();
  return (
    <Suspense>
      <LateErrorPage error={error} />
    </Suspense>
  );
}
