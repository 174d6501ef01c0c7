/**
 * Keeps what a buyer types in a form across a reload or a lost session, in this tab only and for this buyer only. The
 * draft is dropped once its form has been accepted.
 */
import { useEffect, useState } from "react";
import { draftPrefix } from "./cookies.ts";
import { useShell } from "./use-shell.ts";

const visitor = "visitor";

function read<T>(name: string): T | undefined {
  try {
    const text = sessionStorage.getItem(name);
    return text ? (JSON.parse(text) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** The draft of `key`: `start` until the browser's own has been read, then every change is kept at once. */
export function useDraft<T>(key: string, start: T): [T, (next: T) => void, () => void] {
  const { person } = useShell();
  const name = `${draftPrefix}${person?.user.userInfo.userId ?? visitor}:${key}`;
  const [draft, setDraft] = useState(start);
  useEffect(() => {
    const kept = read<T>(name);
    if (kept !== undefined) setDraft(kept);
  }, [name]);
  const change = (next: T) => {
    setDraft(next);
    try {
      sessionStorage.setItem(name, JSON.stringify(next));
    } catch {
      // A full or forbidden storage costs the draft, not the form.
    }
  };
  const drop = () => {
    try {
      sessionStorage.removeItem(name);
    } catch {
      // As above.
    }
  };
  return [draft, change, drop];
}

function dropWhere(isOver: (owner: string, key: string) => boolean): void {
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (!name.startsWith(draftPrefix)) continue;
      const [owner = "", ...key] = name.slice(draftPrefix.length).split(":");
      if (isOver(owner, key.join(":"))) sessionStorage.removeItem(name);
    }
  } catch {
    // A forbidden storage has none.
  }
}

/** Drops all drafts whose key begins so: their forms have been accepted. */
export const dropDrafts = (prefix: string): void => dropWhere((_, key) => key.startsWith(prefix));

/** Drops what somebody else typed in this tab. */
export const dropForeignDrafts = (userId: string): void =>
  dropWhere((owner) => owner !== userId && owner !== visitor);
