import type { ReactNode } from "react";
import { join } from "../../internal/join.ts";
import { type ElementProps, splitLook, type WidthLook, type WordsLook } from "../../internal/look/look.ts";
import { gapClasses, type Space } from "../../internal/space/space.ts";
import { stack } from "./Stack.css.ts";

export interface StackProps extends ElementProps, WordsLook, WidthLook {
  /** What is one below the other. */
  children: ReactNode;
  /** Distance between the children; `["s", "l"]` gives narrow and wide screens their own. Default `m`. */
  space?: Space;
  /** Where the children are across; `center` centres their text too. Default `stretch`. */
  align?: "stretch" | "start" | "center" | "end";
  /** Where the children are when there is room below them. Default `top`. */
  alignY?: "top" | "center" | "bottom" | "between";
  /** The HTML element; `ul` and `ol` expect `li` children, a `span` is part of a line of words. Default `div`. */
  as?:
    | "div"
    | "span"
    | "section"
    | "article"
    | "aside"
    | "main"
    | "nav"
    | "header"
    | "footer"
    | "ul"
    | "ol"
    | "li"
    | "dl"
    | "dd"
    | "figure";
}

/** Things one below the other, evenly spaced. */
export function Stack({
  children,
  space = "m",
  align = "stretch",
  alignY,
  as: Tag = "div",
  ...given
}: StackProps) {
  const { classes, attributes } = splitLook(given);
  const isInline = Tag === "span";
  return (
    <Tag className={join(stack({ align, alignY, isInline }), gapClasses(space), classes)} {...attributes}>
      {children}
    </Tag>
  );
}
