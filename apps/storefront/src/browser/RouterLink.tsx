/** Links of the components as links of the router: a page's data and code come as soon as the pointer is on one. */
import type { LinkComponentProps } from "@tradehall/ui/Link";
import { useState } from "react";
import { Link, PrefetchPageLinks } from "react-router-dom";
import { routeOf } from "../route-table.ts";

const isOwnPage = (href: string): boolean => href.startsWith("/") && !href.startsWith("//");

/** Whether the page can be fetched ahead: a built page whose loader only reads. */
const isWorthFetching = (href: string): boolean => {
  const row = routeOf(href.split(/[?#]/)[0] ?? "");
  return row !== undefined && row.path !== "/submit-order";
};

export function RouterLink({ href, ref, onPointerEnter, onFocus, ...rest }: LinkComponentProps) {
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
      {isMeant && isWorthFetching(href) && <PrefetchPageLinks page={href} />}
    </>
  );
}
