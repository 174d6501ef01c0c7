import { useRouteError } from "react-router-dom";
import { ErrorPage } from "./ErrorPage.tsx";

/** What shows where a page cannot. */
export function RouteError() {
  return <ErrorPage error={useRouteError()} />;
}
