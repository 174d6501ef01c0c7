/** Links of the components are plain anchors; one listener makes those to own pages links of the router. */
import type { LinkComponentProps } from "@tradehall/ui/Link";

/** By this the router finds the pages that a document leads to, and `PageLinks` the anchors that it answers for. */
export const ownPage = "data-discover";

const isOwnPage = (href: string): boolean => href.startsWith("/") && !href.startsWith("//");

/** The router's own `Link` costs a page with hundreds of them more than all the rest of its hydration. */
export const RouterLink = (props: LinkComponentProps) => (
  <a {...props} {...{ [ownPage]: isOwnPage(props.href) || undefined }} />
);
