/** Footprints: a product that a signed-in buyer opens and stays at is remembered. */
import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** Whoever leaves sooner only passed by. */
const stayMs = 1_000;

const productOf = (pathname: string): number | undefined => {
  const [, id] = /^\/detail\/(\d{1,15})\/?$/.exec(pathname) ?? [];
  return id === undefined ? undefined : Number(id);
};

export function useFootprint(isSignedIn: boolean): void {
  const { pathname } = useLocation();
  const prodId = isSignedIn ? productOf(pathname) : undefined;
  useEffect(() => {
    if (prodId === undefined) return;
    const timer = setTimeout(() => {
      // Nothing of the buyer's work depends on it, so a failure is only logged.
      import("./rail-calls.ts").then((calls) => calls.noteVisit(prodId)).catch(console.error);
    }, stayMs);
    return () => clearTimeout(timer);
  }, [prodId]);
}
