import type { ReactNode } from "react";
import { join } from "../../internal/join.ts";
import { type ElementProps, splitLook, type WidthLook, type WordsLook } from "../../internal/look/look.ts";
import { text } from "./Text.css.ts";

export interface TextProps extends ElementProps, WordsLook, WidthLook {
  /** The words. */
  children: ReactNode;
  /** Size of the words. Default `m`; `inherit` takes the parent's. */
  size?: WordsLook["size"];
  /** Colour by meaning. Default `text`; `inherit` takes the parent's. */
  tone?: WordsLook["tone"];
  /** Alignment. Default `inherit`. */
  align?: "start" | "center" | "end" | "inherit";
  /** Fixed-width letters, for codes. */
  isMono?: boolean;
  /** Struck through, for a former price. */
  isStruck?: boolean;
  /** Keeps the line breaks of the text. */
  keepsBreaks?: boolean;
  /** Cuts after so many lines with an ellipsis. */
  lines?: 1 | 2 | 3 | 4;
  /** The HTML element. Default `span`. */
  as?: "span" | "p" | "div" | "strong" | "em" | "small" | "s" | "b" | "time" | "li" | "dt" | "dd" | "label";
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
  align = "inherit",
  isMono,
  isStruck,
  keepsBreaks,
  lines,
  as: Tag = "span",
  ...given
}: TextProps) {
  const { classes, attributes } = splitLook({ size, tone, ...given });
  const own = text({ align, lines, mono: isMono, struck: isStruck, pre: keepsBreaks });
  return (
    <Tag className={join(own, classes)} {...attributes}>
      {children}
    </Tag>
  );
}
