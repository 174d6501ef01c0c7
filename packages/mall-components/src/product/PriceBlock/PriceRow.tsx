import type { ReactNode } from "react";
import * as css from "./PriceBlock.css.ts";

/** One row of the block: its word and what is beside it. */
export const PriceRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={css.row}>
    <span className={css.label}>{label}</span>
    {children}
  </div>
);
