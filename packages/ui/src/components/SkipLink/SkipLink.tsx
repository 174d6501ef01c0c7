import type { ReactNode } from "react";
import { skip } from "./SkipLink.css.ts";

export interface SkipLinkProps {
  /** Where it leads, such as `#main`; that element needs `tabIndex={-1}` (`Frame as="main"` has it). */
  href: `#${string}`;
  /** The words. */
  children: ReactNode;
}

/** The first stop of the Tab key: jumps over header and menus. Unseen until it has the focus. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className={skip} href={href}>
      {children}
    </a>
  );
}
