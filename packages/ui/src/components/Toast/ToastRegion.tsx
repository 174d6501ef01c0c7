import { useSyncExternalStore } from "react";
import * as css from "./Toast.css.ts";
import { Toast } from "./Toast.tsx";
import { type ShownToast, toastStore } from "./toast-store.ts";

export interface ToastRegionProps {
  /** Name of the region for assistive technology. */
  label: string;
  /** Name of the button that takes a message away. */
  labels: { dismiss: string };
}

const none: readonly ShownToast[] = [];

/** Where toasts appear, once in the app. Stays readable and pressable while a dialog is open. */
export function ToastRegion({ label, labels }: ToastRegionProps) {
  const items = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => none);
  return (
    // The attribute keeps React Aria's dialogs from hiding the region and from taking a press on it as a press outside.
    <section
      aria-label={label}
      aria-live="polite"
      className={css.region}
      data-print="hide"
      data-react-aria-top-layer="true"
    >
      {items.map((item) => (
        <Toast dismissLabel={labels.dismiss} item={item} key={item.id} />
      ))}
    </section>
  );
}
