/** Keeps the number at the cart right while other tabs and the server change it. */
import { useEffect, useRef } from "react";
import { broadcastToTabs, onTabNews } from "../browser/session/tabs.ts";
import { useShell } from "../browser/session/use-shell.ts";
import { useShellStore } from "../stores/shell-store.ts";

export function useCartNews(): void {
  const { person } = useShell();
  const set = useShellStore((store) => store.set);
  useEffect(
    () =>
      onTabNews((news) => {
        if (news.kind === "cartChanged") set({ cartNumbers: news.pieces });
      }),
    [set],
  );
  // The shell was reloaded, after an order for one: its number is newer than any answer's before it.
  const loaded = useRef(person);
  useEffect(() => {
    if (loaded.current === person) return;
    const before = loaded.current?.cartCount;
    loaded.current = person;
    set({ cartNumbers: undefined });
    if (person && person.cartCount !== before)
      broadcastToTabs({ kind: "cartChanged", pieces: person.cartCount });
  }, [person, set]);
}
