import type { ReactNode } from "react";
import * as css from "./Badge.css.ts";

export interface BadgeProps {
  /** The count or word, as short as it is shown. Without it the badge is a dot. */
  text?: string;
  /** Colour. Default `sale`. */
  tone?: "sale" | "accent" | "signal" | "neutral";
  /** What the badge means, read aloud in place of its text. */
  label?: string;
  /** What it sits on; without it the badge is in the line. */
  children?: ReactNode;
}

/** A small count or dot. */
export function Badge({ text, tone = "sale", label, children }: BadgeProps) {
  const anchored = children !== undefined;
  const mark = (
    <>
      <span
        aria-hidden={label !== undefined || text === undefined || undefined}
        className={css.badge({ tone, shape: text === undefined ? "dot" : "text", anchored })}
      >
        {text}
      </span>
      {label && <span className={css.srOnly}>{label}</span>}
    </>
  );
  if (!anchored) return mark;
  return (
    <span className={css.anchor}>
      {children}
      {mark}
    </span>
  );
}
