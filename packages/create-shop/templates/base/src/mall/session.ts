import { useSyncExternalStore } from "react";
import { sessionStorage } from "./session-storage";

const key = "shop.token";
const listeners = new Set<() => void>();
const tellAll = () => {
  for (const listener of listeners) listener();
};

/** The buyer's session, as far as the browser knows it. */
export const session = {
  token: (): string | undefined => sessionStorage().getItem(key) ?? undefined,
  begin(token: string): void {
    sessionStorage().setItem(key, token);
    tellAll();
  },
  end(): void {
    sessionStorage().removeItem(key);
    tellAll();
  },
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Signed in or out in another tab, where they share a session.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The token; undefined for a visitor, and on the server, which knows no one. */
export const useToken = (): string | undefined =>
  useSyncExternalStore(subscribe, session.token, () => undefined);
