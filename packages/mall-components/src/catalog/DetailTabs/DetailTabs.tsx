import type { ReactNode } from "react";

/** One section of a detail page. */
export interface DetailSection {
  /** Id of the section and of its anchor. */
  id: string;
  /** Words, e.g. 商品评价. */
  label: string;
  /** Number behind the words. */
  count?: number;
  /** What it shows. */
  content: ReactNode;
}
export interface DetailTabsProps {
  /** Sections in order; all are in the page, the bar leads to them. */
  sections: readonly DetailSection[];
  /** Price and button at the bar's end once it sticks. */
  aside?: ReactNode;
}

/** DetailTabs. */
export function DetailTabs(_props: DetailTabsProps) {
  return <div data-part="DetailTabs" />;
}
