import type { ReactNode } from "react";
import { hidden } from "./VisuallyHidden.css.ts";

export interface VisuallyHiddenProps {
  /** Text that only assistive technology reads. */
  children: ReactNode;
  /** The HTML element. Default `span`. */
  as?: "span" | "div" | "h1" | "h2" | "h3" | "caption" | "legend";
  /** Id, for `aria-labelledby` and `aria-describedby`. */
  id?: string;
}

/** Text that is read aloud and not seen. */
export function VisuallyHidden({ children, as: Tag = "span", id }: VisuallyHiddenProps) {
  return (
    <Tag className={hidden} id={id}>
      {children}
    </Tag>
  );
}
