import { useSyncExternalStore } from "react";

const key = "shop.token";
const listeners = new Set<() => void>();
const tellAll = () => {
  for (const listener of listeners) listener();
};

/**
 * The token of the buyer's session, kept in this browser. A shop with a server of its own keeps it in an HttpOnly cookie instead, which
 * no script can read: this file and `client.ts` are all that changes.
 */
export const session = {
  token: (): string | undefined => localStorage.getItem(key) ?? undefined,
  begin(token: string): void {
    localStorage.setItem(key, token);
    tellAll();
  },
  end(): void {
    localStorage.removeItem(key);
    tellAll();
  },
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Signed in or out in another tab.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The token; undefined for a visitor, and on the server, which knows no one. */
export const useToken = (): string | undefined =>
  useSyncExternalStore(subscribe, session.token, () => undefined);
