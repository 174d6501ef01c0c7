import type { ReactNode } from "react";
import { belowHeader } from "./HeaderBar.css.ts";

export interface PageMainProps {
  /** For the link that skips what is above. */
  id?: string;
  /** A Header is above. Default true. */
  hasHeader?: boolean;
  /** The page. */
  children: ReactNode;
}

/** The `main` of a page: what sticks in it is below the header's row. */
export const PageMain = ({ id, hasHeader = true, children }: PageMainProps) => (
  <main className={hasHeader ? belowHeader : undefined} id={id}>
    {children}
  </main>
);
