import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { CloseIcon } from "../Icon/icons.ts";
import * as css from "./Tag.css.ts";

export interface TagProps {
  /** The words. */
  children: ReactNode;
  /** Meaning. Default `neutral`. */
  tone?: "neutral" | "accent" | "signal" | "sale" | "success" | "warning" | "danger" | "info";
  /** Loudness. Default `soft`. */
  variant?: "soft" | "solid" | "outline";
  /** `s` beside text and titles, `m` for filters. Default `s`. */
  size?: "s" | "m";
  /** An `Icon` before the words. */
  icon?: ReactNode;
  /** Shows a cross that takes the tag away. */
  onRemove?: () => void;
  /** Name of the cross; needed with `onRemove`. */
  removeLabel?: string;
}

/** A short mark on a thing: its kind, state or an applied filter. */
export function Tag(props: TagProps) {
  const { children, tone = "neutral", variant = "soft", size = "s", icon, onRemove, removeLabel } = props;
  // Words alone, as most are, need no element of their own.
  if (!icon && !onRemove) return <span className={css.tag({ tone, variant, size })}>{children}</span>;
  return (
    <span className={css.tag({ parts: true, tone, variant, size })}>
      {icon}
      <span className={css.words}>{children}</span>
      {onRemove && (
        <button aria-label={removeLabel} className={css.remove} onClick={onRemove} type="button">
          <Icon as={CloseIcon} size="s" />
        </button>
      )}
    </span>
  );
}
