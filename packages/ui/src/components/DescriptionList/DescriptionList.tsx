import type { ReactNode } from "react";
import * as css from "./DescriptionList.css.ts";

/** A name and its value. */
export interface DescriptionItem {
  /** The name. */
  label: string;
  /** The value: words, a link, a copy button. */
  value: ReactNode;
}

export interface DescriptionListProps {
  /** The pairs, in order. */
  items: readonly DescriptionItem[];
  /** Pairs side by side on wide screens; one on narrow ones. Default 1. */
  columns?: 1 | 2 | 3;
  /** `inline` puts the name before the value, `stacked` above it. Default `inline`. */
  layout?: "inline" | "stacked";
}

/** Facts as name and value. */
export function DescriptionList({ items, columns = 1, layout = "inline" }: DescriptionListProps) {
  return (
    <dl className={css.list({ columns, layout })}>
      {items.map((item) => (
        <div className={css.pair({ layout })} key={item.label}>
          <dt className={css.label({ layout })}>{item.label}</dt>
          <dd className={css.value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
