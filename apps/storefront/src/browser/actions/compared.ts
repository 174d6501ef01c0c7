/** Which goods are to be compared: ids in the browser's storage, the same in every tab and after a reload. */
import { compareLimits } from "@tradehall/mall-rules/limits";
import { useSyncExternalStore } from "react";
import { localNames } from "../../isomorphic/cookies.ts";

/** Ids as an address or the storage spells them; what is none is left out. */
export const readCompared = (text: string | null): string[] =>
  [...new Set((text ?? "").split(",").filter((id) => /^[1-9]\d{0,14}$/.test(id)))].slice(
    0,
    compareLimits.products,
  );

const none: readonly string[] = [];
let text = "";
let ids = none;
const shows = new Set<() => void>();

function keptText(): string {
  try {
    return localStorage.getItem(localNames.compared) ?? "";
  } catch {
    // Storage is forbidden: it lasts as long as the page.
    return text;
  }
}

export function comparedIds(): readonly string[] {
  const now = keptText();
  if (now !== text) {
    text = now;
    ids = readCompared(now);
  }
  return ids;
}

export function keepCompared(next: readonly string[]): void {
  const kept = next.join(",");
  try {
    localStorage.setItem(localNames.compared, kept);
  } catch {
    text = kept;
    ids = next;
  }
  for (const show of shows) show();
}

function listen(show: () => void) {
  shows.add(show);
  window.addEventListener("storage", show);
  return () => {
    shows.delete(show);
    window.removeEventListener("storage", show);
  };
}

export const useCompared = (): readonly string[] => useSyncExternalStore(listen, comparedIds, () => none);
