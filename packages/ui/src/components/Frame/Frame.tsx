import type { ReactNode } from "react";
import { frame } from "./Frame.css.ts";

export interface FrameProps {
  /** What is in the frame. */
  children: ReactNode;
  /** `page` is the brand's frame (1200 px), `narrow` suits forms and long text, `full` keeps only the gutters. Default `page`. */
  width?: "page" | "narrow" | "full";
  /** Room above and below: what keeps a page's content off header and footer. Default none. */
  paddingY?: "m" | "xl";
  /** The HTML element. Default `div`. */
  as?: "div" | "main" | "header" | "footer" | "section";
  /** Id, for a skip link's target. */
  id?: string;
}

/** The centred width that a page's content keeps, fluid below it, with gutters. */
export function Frame({ children, width = "page", paddingY, as: Tag = "div", id }: FrameProps) {
  return (
    <Tag className={frame({ width, paddingY })} id={id} tabIndex={Tag === "main" ? -1 : undefined}>
      {children}
    </Tag>
  );
}
