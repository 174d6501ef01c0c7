import type { MouseEvent, Ref } from "react";
import { join } from "../../internal/join.ts";
import { button, off } from "../Button/Button.css.ts";
import type { ButtonLooks } from "../Button/Button.tsx";
import { Icon, type IconShape } from "../Icon/Icon.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";

export interface IconButtonProps extends ButtonLooks {
  /** Which icon: `icon={CartIcon}`. */
  icon: IconShape;
  /** Name for assistive technology, and the hint that the browser shows under the pointer. */
  label: string;
  /** Called on click, Enter and Space. */
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Cannot be pressed. `:disabled` */
  isDisabled?: boolean;
  /** Is working: the icon turns into a spinner and presses are ignored. `[data-pending]` */
  isPending?: boolean;
  /** Whether it is a toggle that is on; fills the icon. `[aria-pressed]` */
  isPressed?: boolean;
  /** HTML type. Default `button`. */
  type?: "button" | "submit";
  /** Name sent with the form. */
  name?: string;
  /** Value sent with the form. */
  value?: string;
  /** Whether what it opens is open. */
  "aria-expanded"?: boolean;
  /** Id of what it controls. */
  "aria-controls"?: string;
  /** What kind of thing it opens. */
  "aria-haspopup"?: "menu" | "dialog" | "listbox" | "true";
  /** The button element, for focus. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button that shows only an icon. Default looks: ghost, neutral. */
export function IconButton({
  icon,
  label,
  tone = "neutral",
  variant = "ghost",
  size = "m",
  onPress,
  isDisabled,
  isPending,
  isPressed,
  type = "button",
  ...rest
}: IconButtonProps) {
  return (
    <button
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      aria-label={label}
      aria-pressed={isPressed}
      className={join(button({ tone, variant, size, square: true }), !isPending && off)}
      data-pending={isPending || undefined}
      disabled={isDisabled}
      onClick={(event) => {
        if (isPending) event.preventDefault();
        else onPress?.(event);
      }}
      title={label}
      type={type}
      {...rest}
    >
      {isPending ? <Spinner /> : <Icon as={icon} isFilled={isPressed} size={size === "s" ? "s" : "m"} />}
    </button>
  );
}
