import type { MouseEventHandler, ReactNode } from "react";
import { join } from "../../internal/join.ts";
import { button, off } from "../Button/Button.css.ts";
import type { ButtonLooks } from "../Button/Button.tsx";
import { useLinkComponent } from "../Link/LinkProvider.tsx";

export interface ButtonLinkProps extends ButtonLooks {
  /** Address. Leave it out for a link that leads nowhere for the moment. */
  href?: string;
  /** The words. */
  children: ReactNode;
  /** `full` fills its parent. Default `content`. */
  width?: "content" | "full";
  /** An `Icon` before the words. */
  icon?: ReactNode;
  /** An `Icon` after the words. */
  iconAfter?: ReactNode;
  /** Opens in a new tab. */
  isExternal?: boolean;
  /** Name for assistive technology where the words do not say it. */
  "aria-label"?: string;
  /** Called on click, before navigation. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** A link that looks like a button: for going somewhere, where `Button` is for doing something. */
export function ButtonLink({
  href,
  children,
  tone = "accent",
  variant = "solid",
  size = "m",
  width = "content",
  icon,
  iconAfter,
  isExternal,
  ...rest
}: ButtonLinkProps) {
  const Anchor = useLinkComponent();
  const className = join(button({ tone, variant, size, width }), off);
  const content = (
    <>
      {icon}
      {children}
      {iconAfter}
    </>
  );
  if (href === undefined) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: an anchor without address is HTML's own disabled link
      <a aria-disabled="true" aria-label={rest["aria-label"]} className={className} role="link">
        {content}
      </a>
    );
  }
  const external = isExternal ? { target: "_blank", rel: "noopener noreferrer" } : undefined;
  return (
    <Anchor className={className} href={href} {...external} {...rest}>
      {content}
    </Anchor>
  );
}
