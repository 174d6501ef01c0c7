import type { ReactNode } from "react";
import { join } from "../../internal/join.ts";
import { gapClasses, type Space } from "../../internal/space/space.ts";
import { stack } from "./Stack.css.ts";

export interface StackProps {
  /** What is one below the other. */
  children: ReactNode;
  /** Distance between the children; `["s", "l"]` gives narrow and wide screens their own. Default `m`. */
  space?: Space;
  /** Where the children stand across; `center` centres their text too. Default `stretch`. */
  align?: "stretch" | "start" | "center" | "end";
  /** The HTML element; `ul` and `ol` expect `li` children. Default `div`. */
  as?: "div" | "section" | "article" | "aside" | "main" | "nav" | "header" | "footer" | "ul" | "ol";
  /** Names the region for assistive technology, for `section`, `aside` and `nav`. */
  "aria-label"?: string;
  /** Id of the heading that names the region. */
  "aria-labelledby"?: string;
}

/** Things one below the other, evenly spaced. */
export function Stack({ children, space = "m", align = "stretch", as: Tag = "div", ...aria }: StackProps) {
  return (
    <Tag className={join(stack({ align }), gapClasses(space))} {...aria}>
      {children}
    </Tag>
  );
}
