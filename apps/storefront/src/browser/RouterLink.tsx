/** Links of the components as links of the router: a page's data and code come while the pointer rests on them. */
import type { LinkComponentProps } from "@tradehall/ui/Link";
import type { Ref } from "react";
import { Link } from "react-router-dom";

const isOwnPage = (href: string): boolean => href.startsWith("/") && !href.startsWith("//");

export function RouterLink({ href, ref, ...rest }: LinkComponentProps & { ref?: Ref<HTMLAnchorElement> }) {
  if (!isOwnPage(href)) return <a ref={ref} href={href} {...rest} />;
  return <Link ref={ref} to={href} prefetch="intent" {...rest} />;
}
