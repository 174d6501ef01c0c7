import type { ReactNode } from "react";
import { join } from "../../internal/join.ts";
import { gapClasses, type Space } from "../../internal/space/space.ts";
import { inline } from "./Inline.css.ts";

export interface InlineProps {
  /** What is side by side. */
  children: ReactNode;
  /** Distance between the children, between rows too. Default `s`. */
  space?: Space;
  /** Where the children stand along the line. Default `start`. */
  align?: "start" | "center" | "end" | "between";
  /** Where the children stand across the line. Default `center`. */
  alignY?: "top" | "center" | "bottom" | "baseline" | "stretch";
  /** Whether children that do not fit go to the next line. Default true. */
  wrap?: boolean;
  /** Below the wide breakpoint (768 px) the children stand one below the other. */
  stackBelow?: "wide";
  /** The HTML element; `ul` expects `li` children. Default `div`. */
  as?: "div" | "span" | "ul" | "nav" | "section";
  /** `group` or `toolbar` when the children belong together for assistive technology. */
  role?: "group" | "toolbar";
  /** Names the group or region for assistive technology. */
  "aria-label"?: string;
}

/** Things side by side at their own width, evenly spaced, wrapping where they must. */
export function Inline({
  children,
  space = "s",
  align = "start",
  alignY = "center",
  wrap = true,
  stackBelow,
  as: Tag = "div",
  ...aria
}: InlineProps) {
  return (
    <Tag className={join(inline({ align, alignY, wrap, stackBelow }), gapClasses(space))} {...aria}>
      {children}
    </Tag>
  );
}
