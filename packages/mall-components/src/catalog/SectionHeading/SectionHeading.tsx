import type { ReactNode } from "react";

export interface SectionHeadingProps {
  /** Words. */
  title: string;
  /** Line beside them. */
  subtitle?: string;
  /** Number before them, e.g. 1F. */
  mark?: string;
  /** Links at the end, before 更多. */
  links?: readonly { label: string; href: string }[];
  /** 更多. */
  moreHref?: string;
  /** Heading level. Default 2. */
  level?: 2 | 3;
  /** Id of the heading. */
  id?: string;
  /** Something beside the words, e.g. a Countdown. */
  children?: ReactNode;
}

/** SectionHeading. */
export function SectionHeading(_props: SectionHeadingProps) {
  return <div data-part="SectionHeading" />;
}
