import type { ReactNode } from "react";
import { useLinkComponent } from "../Link/LinkProvider.tsx";
import * as css from "./Tabs.css.ts";

/** One tab that is an address. */
export interface TabLinkItem {
  /** Identity. */
  id: string;
  /** The words. */
  label: ReactNode;
  /** A count after the words. */
  badge?: ReactNode;
  /** Address of the tab. Leave it out for one that leads nowhere for the moment. */
  href?: string;
}

export interface TabLinksProps {
  /** What the tabs choose between, for assistive technology. */
  label: string;
  /** The tabs, in order. */
  tabs: readonly TabLinkItem[];
  /** Id of the tab that is shown now. */
  current: string;
  /** Look. Default `line`. */
  variant?: "line" | "card" | "pill";
}

/** Tabs that are links: the tab lives in the address, so back and reload keep it. */
export function TabLinks({ label, tabs, current, variant = "line" }: TabLinksProps) {
  const Anchor = useLinkComponent();
  return (
    <nav aria-label={label} className={css.list({ variant })}>
      {tabs.map((tab) => {
        const looks = {
          "aria-current": tab.id === current ? ("page" as const) : undefined,
          className: css.tab({ variant }),
        };
        const content = (
          <>
            {tab.label}
            {tab.badge}
          </>
        );
        return tab.href === undefined ? (
          <a {...looks} aria-disabled="true" key={tab.id} role="link">
            {content}
          </a>
        ) : (
          <Anchor {...looks} href={tab.href} key={tab.id}>
            {content}
          </Anchor>
        );
      })}
    </nav>
  );
}
