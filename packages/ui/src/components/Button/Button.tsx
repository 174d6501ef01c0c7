import type { MouseEvent, ReactNode, Ref } from "react";
import { join } from "../../internal/join.ts";
import { Spinner } from "../Spinner/Spinner.tsx";
import * as css from "./Button.css.ts";

/** Looks that `Button`, `ButtonLink` and `IconButton` share. */
export interface ButtonLooks {
  /** Meaning: `accent` acts, `signal` is the one loud action of a screen, `sale` buys, `danger` destroys. Default `accent`. */
  tone?: "accent" | "signal" | "sale" | "danger" | "neutral";
  /** Loudness. Default `solid`. */
  variant?: "solid" | "soft" | "outline" | "ghost";
  /** `s` 28, `m` 36, `l` 44 px high in the first brand. Default `m`. */
  size?: "s" | "m" | "l";
}

export interface ButtonProps extends ButtonLooks {
  /** The words. */
  children: ReactNode;
  /** Called on click, Enter and Space. */
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Cannot be pressed. `:disabled` */
  isDisabled?: boolean;
  /** Is working: shows a spinner, keeps its width and its focus, ignores presses. `[data-pending]` */
  isPending?: boolean;
  /** What is being waited for, read aloud while pending. */
  pendingLabel?: string;
  /** `full` fills its parent. Default `content`. */
  width?: "content" | "full";
  /** An `Icon` before the words. */
  icon?: ReactNode;
  /** An `Icon` after the words. */
  iconAfter?: ReactNode;
  /** HTML type; `submit` sends the form around it. Default `button`. */
  type?: "button" | "submit" | "reset";
  /** Name sent with the form. */
  name?: string;
  /** Value sent with the form. */
  value?: string;
  /** Id of the form, when the button is outside it. */
  form?: string;
  /** Name for assistive technology where the words do not say it. */
  "aria-label"?: string;
  /** Id of a text that explains more. */
  "aria-describedby"?: string;
  /** Whether what it opens is open. */
  "aria-expanded"?: boolean;
  /** Id of what it controls. */
  "aria-controls"?: string;
  /** Whether it is a toggle that is on. `[aria-pressed]` */
  "aria-pressed"?: boolean;
  /** What kind of thing it opens. */
  "aria-haspopup"?: "menu" | "dialog" | "listbox" | "true";
  /** The button element, for focus. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button: a native one, so that forms, focus and keys need no script. */
export function Button({
  children,
  tone = "accent",
  variant = "solid",
  size = "m",
  width = "content",
  onPress,
  isDisabled,
  isPending,
  pendingLabel,
  icon,
  iconAfter,
  type = "button",
  ...rest
}: ButtonProps) {
  const words = (
    <>
      {icon}
      {children}
      {iconAfter}
    </>
  );
  return (
    <button
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      className={join(css.button({ tone, variant, size, width }), !isPending && css.off)}
      data-pending={isPending || undefined}
      disabled={isDisabled}
      onClick={(event) => {
        if (isPending) event.preventDefault();
        else onPress?.(event);
      }}
      type={type}
      {...rest}
    >
      {isPending ? (
        <>
          <span className={css.words}>{words}</span>
          <span className={css.spinner}>
            <Spinner label={pendingLabel} />
          </span>
        </>
      ) : (
        words
      )}
    </button>
  );
}
