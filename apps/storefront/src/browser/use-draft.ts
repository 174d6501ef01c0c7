/**
 * Keeps what a buyer types in a form across a reload or a lost session, in this tab only. The draft is dropped once
 * its form has been accepted.
 */
import { useEffect, useState } from "react";
import { draftPrefix } from "./cookies.ts";

function read<T>(key: string): T | undefined {
  try {
    const text = sessionStorage.getItem(draftPrefix + key);
    return text ? (JSON.parse(text) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** The draft of `key`: `start` until the browser's own has been read, then every change is kept at once. */
export function useDraft<T>(key: string, start: T): [T, (next: T) => void, () => void] {
  const [draft, setDraft] = useState(start);
  useEffect(() => {
    const kept = read<T>(key);
    if (kept !== undefined) setDraft(kept);
  }, [key]);
  const change = (next: T) => {
    setDraft(next);
    try {
      sessionStorage.setItem(draftPrefix + key, JSON.stringify(next));
    } catch {
      // A full or forbidden storage costs the draft, not the form.
    }
  };
  const drop = () => {
    try {
      sessionStorage.removeItem(draftPrefix + key);
    } catch {
      // As above.
    }
  };
  return [draft, change, drop];
}

/** Drops all drafts whose key begins so: their forms have been accepted. */
export function dropDrafts(prefix: string): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(draftPrefix + prefix)) sessionStorage.removeItem(key);
  } catch {
    // A forbidden storage has none.
  }
}
