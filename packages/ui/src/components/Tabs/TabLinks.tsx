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
  /** Address of the tab. */
  href: string;
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
      {tabs.map((tab) => (
        <Anchor
          aria-current={tab.id === current ? "page" : undefined}
          className={css.tab({ variant })}
          href={tab.href}
          key={tab.id}
        >
          {tab.label}
          {tab.badge}
        </Anchor>
      ))}
    </nav>
  );
}
