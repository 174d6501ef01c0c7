import type { ReactNode } from "react";
import { region } from "./LiveRegion.css.ts";

export interface LiveRegionProps {
  /** What is read aloud when it changes; keep the region mounted and change only this. */
  children?: ReactNode;
  /** `assertive` interrupts. Default `polite`. */
  politeness?: "polite" | "assertive";
}

/** Unseen words that assistive technology reads when they change, such as a new total. */
export function LiveRegion({ children, politeness = "polite" }: LiveRegionProps) {
  return (
    <span aria-atomic="true" aria-live={politeness} className={region}>
      {children}
    </span>
  );
}
