import type { ReactNode } from "react";
import { join } from "../../internal/join.ts";
import { paddingClasses, type Space } from "../../internal/space/space.ts";
import { surface } from "./Surface.css.ts";

export interface SurfaceProps {
  /** What lies on the surface. */
  children: ReactNode;
  /** `card` has line and shadow, `flat` neither, `outline` a line, `sunken` lies lower, `raised` floats. Default `card`. */
  variant?: "card" | "flat" | "outline" | "sunken" | "raised";
  /** A tinted ground. Default `neutral`. */
  tone?: "neutral" | "accent" | "sale" | "warning";
  /** Distance between edge and content. Default `l`. */
  padding?: Space;
  /** Cuts what reaches over the rounded corners, for pictures that touch the edge. */
  clips?: boolean;
  /** The HTML element. Default `div`. */
  as?: "div" | "section" | "article" | "aside" | "li";
  /** Id that a link may lead to. */
  id?: string;
  /** Names the region for assistive technology. */
  "aria-label"?: string;
  /** Id of the heading that names the region. */
  "aria-labelledby"?: string;
}

/** A sheet that content lies on: the card of the brand. */
export function Surface({
  children,
  variant = "card",
  tone = "neutral",
  padding = "l",
  clips,
  as: Tag = "div",
  ...aria
}: SurfaceProps) {
  return (
    <Tag className={join(surface({ variant, tone, clips }), paddingClasses(padding))} {...aria}>
      {children}
    </Tag>
  );
}
