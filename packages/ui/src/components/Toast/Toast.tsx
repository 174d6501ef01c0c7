import { useEffect, useState } from "react";
import { iconOfTone } from "../../internal/tone.ts";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { CloseIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as css from "./Toast.css.ts";
import { type ShownToast, toast, toastDurationMs } from "./toast-store.ts";

export interface ToastProps {
  /** The message as the store holds it. */
  item: ShownToast;
  /** Name of the button that takes the message away. */
  dismissLabel: string;
}

/** One message of the region; it leaves by itself, but not while it is hovered or focused. */
export function Toast({ item, dismissLabel }: ToastProps) {
  const [isHeld, setHeld] = useState(false);
  const durationMs = toastDurationMs(item);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => toast.dismiss(item.id), durationMs);
    return () => clearTimeout(timer);
  }, [isHeld, durationMs, item.id]);
  const { tone = "info", action } = item;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only hold the clock; the buttons act
    <div
      className={css.toast}
      data-tone={tone}
      onBlur={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      role={tone === "danger" || tone === "warning" ? "alert" : undefined}
    >
      <span className={css.mark({ tone })}>
        <Icon as={iconOfTone[tone]} />
      </span>
      <span className={css.message}>{item.message}</span>
      {action && (
        <Button
          onPress={() => {
            toast.dismiss(item.id);
            action.onPress();
          }}
          size="s"
          variant="ghost"
        >
          {action.label}
        </Button>
      )}
      <IconButton icon={CloseIcon} label={dismissLabel} onPress={() => toast.dismiss(item.id)} size="s" />
    </div>
  );
}
