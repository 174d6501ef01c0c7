import type { ReactNode } from "react";
import { text } from "./Text.css.ts";

export interface TextProps {
  /** The words. */
  children: ReactNode;
  /** `xs` 12, `s` 13, `m` 14, `l` 16, `xl` 18 px in the first brand. Default `m`. */
  size?: "xs" | "s" | "m" | "l" | "xl" | "inherit";
  /** Colour by meaning; `danger` never appears without an icon. Default `text`. */
  tone?: "text" | "muted" | "faint" | "accent" | "price" | "success" | "warning" | "danger" | "inherit";
  /** Weight. Default `inherit`, which is regular unless a parent says more. */
  weight?: "regular" | "medium" | "strong" | "heavy" | "inherit";
  /** Alignment. Default `inherit`. */
  align?: "start" | "center" | "end" | "inherit";
  /** Digits of equal width, for columns, counters and sums. */
  isNumeric?: boolean;
  /** Fixed-width letters, for codes. */
  isMono?: boolean;
  /** Struck through, for a former price. */
  isStruck?: boolean;
  /** Keeps the line breaks of the text. */
  keepsBreaks?: boolean;
  /** Never breaks into lines. */
  noWrap?: boolean;
  /** Cuts after so many lines with an ellipsis. */
  lines?: 1 | 2 | 3 | 4;
  /** The HTML element. Default `span`. */
  as?: "span" | "p" | "div" | "strong" | "em" | "small" | "s" | "time" | "li" | "dt" | "dd" | "label";
  /** Id, for `aria-labelledby` and `aria-describedby`. */
  id?: string;
  /** Full text on hover, for cut text. */
  title?: string;
  /** Machine-readable time, for `as="time"`. */
  dateTime?: string;
  /** Id of the field it labels, for `as="label"`. */
  htmlFor?: string;
}

/** Words in one of the brand's sizes and colours. */
export function Text({
  children,
  size = "m",
  tone = "text",
  weight = "inherit",
  align = "inherit",
  isNumeric,
  isMono,
  isStruck,
  keepsBreaks,
  noWrap,
  lines,
  as: Tag = "span",
  ...rest
}: TextProps) {
  const looks = { size, tone, weight, align, lines, noWrap };
  const className = text({ ...looks, numeric: isNumeric, mono: isMono, struck: isStruck, pre: keepsBreaks });
  return (
    <Tag className={className} {...rest}>
      {children}
    </Tag>
  );
}
