import type { MouseEventHandler, ReactNode } from "react";
import { link } from "./Link.css.ts";
import { useLinkComponent } from "./LinkProvider.tsx";

export interface LinkProps {
  /** Address. Leave it out for a link that leads nowhere for the moment: it stays text, marked disabled. */
  href?: string;
  /** The words that are clicked. */
  children: ReactNode;
  /** Colour. Default `link`. */
  tone?: "link" | "neutral" | "muted" | "inherit";
  /** When the underline shows; inside running text use `always`. Default `hover`. */
  underline?: "hover" | "always" | "never";
  /** Opens in a new tab, without giving that tab a handle on this one. */
  isExternal?: boolean;
  /** Name for assistive technology where the words do not say it. */
  "aria-label"?: string;
  /** Id of a text that says more. */
  "aria-describedby"?: string;
  /** Marks the page or step that is shown now. `[aria-current]` */
  "aria-current"?: "page" | "step" | "true";
  /** Called on click, before navigation. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** A link in text or lists, by the router's link component. */
export function Link({ href, children, tone = "link", underline = "hover", isExternal, ...rest }: LinkProps) {
  const Anchor = useLinkComponent();
  const className = link({ tone, underline });
  if (href === undefined) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: an anchor without address is HTML's own disabled link
      <a aria-disabled="true" aria-label={rest["aria-label"]} className={className} role="link">
        {children}
      </a>
    );
  }
  const external = isExternal ? { target: "_blank", rel: "noopener noreferrer" } : undefined;
  return (
    <Anchor className={className} href={href} {...external} {...rest}>
      {children}
    </Anchor>
  );
}
