/** Links of the components as links of the router: a page's data and code come as soon as the pointer is on one. */
import type { LinkComponentProps } from "@tradehall/ui/Link";
import { useState } from "react";
import { Link, PrefetchPageLinks } from "react-router-dom";
import { routeOf } from "../href-to.ts";

const isOwnPage = (href: string): boolean => href.startsWith("/") && !href.startsWith("//");

/** A word that was only pointed at was not searched for: fetching it ahead would put it into the history. */
function isNewSearch(href: string): boolean {
  const word = new URL(href, window.location.href).searchParams.get("pn");
  return word !== null && word !== new URLSearchParams(window.location.search).get("pn");
}

/** The same anchor as the browser's, for a page that nobody presses yet: the router's own costs more than the anchor. */
export function DrawnLink({ href, onPointerEnter: _, onFocus: __, ...rest }: LinkComponentProps) {
  return <a {...rest} href={href} data-discover={isOwnPage(href) || undefined} />;
}

function PressedLink({ href, ref, onPointerEnter, onFocus, ...rest }: LinkComponentProps) {
  // The router's own "intent" waits a tenth of a second, which is most of what fetching ahead can win.
  const [isMeant, setMeant] = useState(false);
  if (!isOwnPage(href))
    return <a ref={ref} href={href} onPointerEnter={onPointerEnter} onFocus={onFocus} {...rest} />;
  return (
    <>
      <Link
        ref={ref}
        to={href}
        onPointerEnter={(event) => {
          onPointerEnter?.(event);
          setMeant(true);
        }}
        onFocus={(event) => {
          onFocus?.(event);
          setMeant(true);
        }}
        {...rest}
      />
      {isMeant && routeOf(href)?.isFetchedAhead && !isNewSearch(href) && <PrefetchPageLinks page={href} />}
    </>
  );
}

export const RouterLink = import.meta.env.SSR ? DrawnLink : PressedLink;
