import type { ReactNode } from "react";
import { join } from "../../internal/join.ts";
import { type ElementProps, splitLook, type WidthLook, type WordsLook } from "../../internal/look/look.ts";
import { gapClasses, rowGapClass, type Space } from "../../internal/space/space.ts";
import type { SpaceToken } from "../../tokens/shape.ts";
import { inline } from "./Inline.css.ts";

export interface InlineProps extends ElementProps, WordsLook, WidthLook {
  /** What is side by side. */
  children: ReactNode;
  /** Distance between the children, and between rows where `rowSpace` says nothing else. Default `s`. */
  space?: Space;
  /** Distance between rows. Default as `space`. */
  rowSpace?: SpaceToken;
  /** Where the children are along the line. Default `start`. */
  align?: "start" | "center" | "end" | "between";
  /** Where the children are across the line. Default `center`. */
  alignY?: "top" | "center" | "bottom" | "baseline" | "stretch";
  /** Whether children that do not fit go to the next line. Default true. */
  wrap?: boolean;
  /** Below the wide breakpoint (768 px) the children are one below the other. */
  stackBelow?: "wide";
  /** The HTML element; `ul` expects `li` children, a `span` is part of a line of words. Default `div`. */
  as?:
    | "div"
    | "span"
    | "ul"
    | "ol"
    | "li"
    | "nav"
    | "section"
    | "article"
    | "header"
    | "footer"
    | "p"
    | "dl"
    | "dd"
    | "dt"
    | "strong";
}

/** Things side by side at their own width, evenly spaced, wrapping where they must. */
export function Inline({
  children,
  space = "s",
  rowSpace,
  align = "start",
  alignY = "center",
  wrap = true,
  stackBelow,
  as: Tag = "div",
  ...given
}: InlineProps) {
  const { classes, attributes } = splitLook(given);
  const isInline = Tag === "span";
  const layout = inline({ align, alignY, wrap, stackBelow, isInline });
  return (
    <Tag className={join(layout, gapClasses(space), rowGapClass(rowSpace), classes)} {...attributes}>
      {children}
    </Tag>
  );
}
