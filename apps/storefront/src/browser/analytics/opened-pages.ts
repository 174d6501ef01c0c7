/**
 * Pages that were opened before the analytics came, which the first view does not wait for. A page that is left so
 * early is kept in the browser, and the next one tells of it.
 */
import { localNames } from "../../isomorphic/cookies.ts";
import type { OpenedPage } from "./visit-of.ts";

export interface PageChange extends Omit<OpenedPage, "isFromBanner"> {
  /** When it was opened. */
  at: number;
  userId: string | null;
}

const waiting: PageChange[] = [];
let note = (page: PageChange): void => {
  waiting.push(page);
};

export const pageOpened = (page: PageChange): void => note(page);

/** From now on every page is told to the analytics; answers those that waited. */
export function takeOver(recorder: typeof note): PageChange[] {
  note = recorder;
  return waiting.splice(0);
}

/** Pages left early by any tab, forgotten here once they are answered; the oldest first. */
export function takeUnsentPages(): PageChange[] {
  try {
    const left = JSON.parse(localStorage.getItem(localNames.leftPages) ?? "[]");
    localStorage.removeItem(localNames.leftPages);
    return Array.isArray(left) ? left : [];
  } catch {
    return [];
  }
}

if (typeof window !== "undefined")
  addEventListener("pagehide", () => {
    // A page that comes back from the browser's own cache must not tell of itself twice.
    const left = waiting.splice(0);
    try {
      if (left[0])
        localStorage.setItem(localNames.leftPages, JSON.stringify([...takeUnsentPages(), ...left].slice(-9)));
    } catch {
      // A forbidden storage keeps nothing.
    }
  });
