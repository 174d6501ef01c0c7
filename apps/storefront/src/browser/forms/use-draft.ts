/**
 * Keeps what a buyer types in a form across a reload or a lost session, in this tab only and for this buyer only. The
 * draft is dropped once its form has been accepted.
 */
import { useEffect, useState } from "react";
import { draftPrefix } from "../../isomorphic/cookies.ts";
import { signInPath } from "../../isomorphic/sign-in-address.ts";
import { useShell } from "../session/use-shell.ts";

const visitor = "visitor";

/** The draft of the sign-in: the account and the mobile number, never a password or code. */
export const signInDraft = "signIn";

function read<T>(name: string): T | undefined {
  try {
    const text = sessionStorage.getItem(name);
    return text ? (JSON.parse(text) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** What the browser keeps of a form, read once after the page is; keeping and dropping it renders nothing. */
export function useKept<T>(key: string): { kept: T | undefined; keep(next: T): void; drop(): void } {
  const { person } = useShell();
  const name = `${draftPrefix}${person?.user.userInfo.userId ?? visitor}:${key}`;
  const [kept, setKept] = useState<T>();
  useEffect(() => setKept(read<T>(name)), [name]);
  return {
    kept,
    keep: (next) => {
      try {
        sessionStorage.setItem(name, JSON.stringify(next));
      } catch {
        // A full or forbidden storage costs the draft, not the form.
      }
    },
    drop: () => {
      try {
        sessionStorage.removeItem(name);
      } catch {
        // As above.
      }
    },
  };
}

/** The draft of `key`: `start` until the browser's own has been read, then every change is kept at once. */
export function useDraft<T>(key: string, start: T): [T, (next: T) => void, () => void] {
  const { kept, keep, drop } = useKept<T>(key);
  const [draft, setDraft] = useState<T>();
  const change = (next: T) => {
    setDraft(next);
    keep(next);
  };
  return [draft ?? kept ?? start, change, drop];
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

/**
 * Whether what an action threw leads on because its form was accepted. A way to the sign-in is no such thing: the session
 * was over, and the form comes back with what was typed.
 */
export function isAccepted(cause: unknown): boolean {
  if (!(cause instanceof Response)) return false;
  const leadsTo = cause.headers.get("Location") ?? "";
  return leadsTo !== signInPath && !leadsTo.startsWith(`${signInPath}?`);
}

/** Drops the drafts of a form whose action threw `cause`, once it was accepted. */
export function dropAccepted(cause: unknown, prefix: string): void {
  if (isAccepted(cause)) dropDrafts(prefix);
}

/** Drops what someone else typed in this tab. */
export const dropForeignDrafts = (userId: string): void =>
  dropWhere((owner) => owner !== userId && owner !== visitor);
