import type { ReactNode } from "react";
import { join } from "../../internal/join.ts";
import { type ElementProps, splitLook, type WidthLook, type WordsLook } from "../../internal/look/look.ts";
import { gapClasses, type Space } from "../../internal/space/space.ts";
import { grid } from "./Grid.css.ts";

export interface GridProps extends ElementProps, WordsLook, WidthLook {
  /** The cells, in reading order. */
  children: ReactNode;
  /**
   * Columns on desktop widths; narrower screens get fewer (4, 5 and 6 become 2 on a phone, 2 and 3 become 1).
   * `cards` fits as many cards of the brand's card width as there is room for.
   */
  columns: 1 | 2 | 3 | 4 | 5 | 6 | "cards";
  /** Distance between cells. Default `m`. */
  space?: Space;
  /** The HTML element; `ul` expects `li` children. Default `div`. */
  as?: "div" | "ul" | "ol" | "dl" | "section";
}

/** Equal cells in rows. */
export function Grid({ children, columns, space = "m", as: Tag = "div", ...given }: GridProps) {
  const { classes, attributes } = splitLook(given);
  return (
    <Tag className={join(grid({ columns }), gapClasses(space), classes)} {...attributes}>
      {children}
    </Tag>
  );
}
