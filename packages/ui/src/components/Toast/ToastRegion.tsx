import { useEffect, useState, useSyncExternalStore } from "react";
import { iconOfTone } from "../../internal/tone.ts";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { CloseIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as css from "./Toast.css.ts";
import { type ShownToast, toast, toastDurationMs, toastStore } from "./toast-store.ts";

export interface ToastRegionProps {
  /** Name of the region for assistive technology. */
  label: string;
  /** Name of the button that takes a message away. */
  labels: { dismiss: string };
}

const none: readonly ShownToast[] = [];

function ToastCard({ item, dismissLabel }: { item: ShownToast; dismissLabel: string }) {
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

/** Where toasts appear, once in the app. Stays readable and pressable while a dialog is open. */
export function ToastRegion({ label, labels }: ToastRegionProps) {
  const items = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => none);
  return (
    // The attribute keeps React Aria's dialogs from hiding the region and from taking a press on it as a press outside.
    <section aria-label={label} aria-live="polite" className={css.region} data-react-aria-top-layer="true">
      {items.map((item) => (
        <ToastCard dismissLabel={labels.dismiss} item={item} key={item.id} />
      ))}
    </section>
  );
}
