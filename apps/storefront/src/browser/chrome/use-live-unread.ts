import { useEffect, useRef } from "react";
import { useRouteLoaderData } from "react-router-dom";
import { toMallError } from "../../adapters/mall-error.ts";
import type { RootLoader } from "../../root-loader.ts";
import { useShellStore } from "../../stores/shell-store.ts";
import { watchUnread } from "./unread.ts";

/** The red dot follows the server without a reload, for who is signed in (see unread.ts). */
export function useLiveUnread(onError: (cause: unknown) => void): void {
  const person = useRouteLoaderData<RootLoader>("root")?.person;
  const set = useShellStore((store) => store.set);
  const latest = useRef(onError);
  latest.current = onError;
  useEffect(() => {
    // The shell was reloaded, perhaps for another user: its number is newer than any answer's before it.
    set({ messageNumbers: undefined, chatNumbers: undefined });
    if (!person) return;
    return watchUnread({
      show: (messageNumbers) => set({ messageNumbers }),
      fail: (error) => {
        // No one waits for this call: only what ends the page is said, the rest is tried again.
        const reaction = toMallError(error)?.reaction;
        if (reaction === "signIn" || reaction === "dealerChanged") latest.current(error);
      },
    });
  }, [person, set]);
}
