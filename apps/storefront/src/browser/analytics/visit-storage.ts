/** What the analytics keep in the browser. Storage that is full or forbidden costs the record, never the page. */
import { localNames, sessionNames } from "../../isomorphic/cookies.ts";
import type { VisitSession } from "./visit-session.ts";

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** One tab at a time; a browser without locks takes its chance. */
export async function alone<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(name, work) : work();
}

/** Of random bytes: a page over plain http has no `randomUUID`. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

/** Id of this browser, made when it is first needed. */
export function visitorId(): string {
  const known = attempt(() => localStorage.getItem(localNames.visitor));
  if (known) return known;
  const made = newId();
  attempt(() => localStorage.setItem(localNames.visitor, made));
  return made;
}

/** Undefined where none is kept, or what is kept makes no sense. */
export function readSession(): VisitSession | undefined {
  return attempt(() => {
    const id = localStorage.getItem(localNames.visitSession);
    const steps = Number(localStorage.getItem(localNames.visitStep) ?? Number.NaN);
    const at = Number(localStorage.getItem(localNames.visitAt) ?? Number.NaN);
    return id && Number.isSafeInteger(steps) && steps >= 0 && Number.isFinite(at)
      ? { id, steps, at }
      : undefined;
  });
}

export function writeSession({ id, steps, at }: VisitSession): void {
  attempt(() => {
    localStorage.setItem(localNames.visitSession, id);
    localStorage.setItem(localNames.visitStep, String(steps));
    localStorage.setItem(localNames.visitAt, String(at));
  });
}

/** This tab's last record. */
export interface LastVisit {
  sessionId: string;
  pageId: number;
  /** Which page it was, to tell a page change from the same page again. */
  page: string;
}

export const readLast = (): LastVisit | undefined =>
  attempt(() => JSON.parse(sessionStorage.getItem(sessionNames.lastVisit) ?? "null") as LastVisit) ??
  undefined;

export const writeLast = (last: LastVisit): void =>
  attempt(() => sessionStorage.setItem(sessionNames.lastVisit, JSON.stringify(last)));
