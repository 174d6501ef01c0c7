import type { ReactNode } from "react";
import { heading } from "./Heading.css.ts";

export interface HeadingProps {
  /** The words. */
  children: ReactNode;
  /** Rank in the outline of the page, 1 to 6; says nothing about the look. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Look. Default by level: 1 `xl`, 2 `l`, 3 `m`, deeper `s`. */
  size?: "s" | "m" | "l" | "xl" | "display";
  /** Colour. Default `text`. */
  tone?: "text" | "muted" | "accent" | "inherit";
  /** Alignment. Default `start`. */
  align?: "start" | "center" | "end";
  /** Cuts after so many lines with an ellipsis. */
  lines?: 1 | 2;
  /** Id, for `aria-labelledby`. */
  id?: string;
}

const sizeOfLevel = { 1: "xl", 2: "l", 3: "m", 4: "s", 5: "s", 6: "s" } as const;

/** A heading: rank for the outline, size for the eye. */
export function Heading({ children, level, size, tone = "text", align = "start", lines, id }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag className={heading({ size: size ?? sizeOfLevel[level], tone, align, lines })} id={id}>
      {children}
    </Tag>
  );
}
