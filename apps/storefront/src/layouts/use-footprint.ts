/** Footprints: a product that a signed-in buyer opens and stays at is remembered. */
import { recordBrowse } from "@tradehall/api-client/endpoints/browse-log/record-browse";
import { useEffect } from "react";
import { useLocation, useMatches } from "react-router-dom";
import { mall } from "../browser/calls/client.ts";

/** Anyone who leaves sooner only passed by. */
const stayMs = 1_000;

const productOf = (pathname: string): number | undefined => {
  const [, id] = /^\/detail\/(\d{1,15})\/?$/.exec(pathname) ?? [];
  return id === undefined ? undefined : Number(id);
};

export function useFootprint(isSignedIn: boolean): void {
  const { pathname } = useLocation();
  // A page whose product is not there has nothing loaded.
  const isLoaded = useMatches().at(-1)?.loaderData !== undefined;
  const prodId = isSignedIn && isLoaded ? productOf(pathname) : undefined;
  useEffect(() => {
    if (prodId === undefined) return;
    const timer = setTimeout(() => {
      // Nothing of the buyer's work depends on it, so a failure is only logged.
      mall(recordBrowse, { body: { prodId } }).catch(console.error);
    }, stayMs);
    return () => clearTimeout(timer);
  }, [prodId]);
}
