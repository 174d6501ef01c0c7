import type { MessageTone } from "../../internal/tone.ts";

/** What a toast says and does. */
export interface ToastOptions {
  /** The message. */
  message: string;
  /** Meaning: icon and colour. Default `info`. */
  tone?: MessageTone;
  /** How long it stays, in ms; it waits while hovered or focused. Default 3000. */
  durationMs?: number;
  /** One thing to do about it, such as undoing; gives the toast 7000 ms unless said otherwise. */
  action?: { label: string; onPress: () => void };
}

/** A toast that is shown. */
export interface ShownToast extends ToastOptions {
  /** Identity, for `toast.dismiss`. */
  id: number;
}

const standardMs = 3000;
const withActionMs = 7000;
const mostAtOnce = 3;

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/** How long a toast stays, in ms. */
export function toastDurationMs(options: ToastOptions): number {
  return options.durationMs ?? (options.action ? withActionMs : standardMs);
}

/** Shows short messages over the page; `ToastRegion` must stand once in the app. */
export const toast = {
  /** Shows a message and gives its id. The same words again renew the message that is there. */
  show(options: ToastOptions): number {
    lastId += 1;
    const others = shown.filter((item) => item.message !== options.message || item.tone !== options.tone);
    set([...others, { ...options, id: lastId }].slice(-mostAtOnce));
    return lastId;
  },
  /** Takes a message away. */
  dismiss(id: number): void {
    set(shown.filter((item) => item.id !== id));
  },
  /** Takes all messages away. */
  clear(): void {
    set([]);
  },
};

/** The messages that are shown, for `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): readonly ShownToast[] => shown,
};
