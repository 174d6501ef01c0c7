/** Records that wait to be sent; every tab puts in, one at a time sends. */
import type { VisitRecord } from "@tradehall/api-client/models/visit";
import { visitLimits } from "@tradehall/mall-rules/limits";
import { localNames } from "../../isomorphic/cookies.ts";

export interface WaitingVisit {
  id: string;
  /** When it happened, ms by the browser's clock. */
  at: number;
  /** Whose page it was; null for a visitor. */
  userId: string | null;
  record: Omit<VisitRecord, "waitedMs">;
}

export function readQueue(): WaitingVisit[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(localNames.visitQueue) ?? "[]");
    return Array.isArray(kept) ? (kept as WaitingVisit[]) : [];
  } catch {
    return [];
  }
}

function write(queue: readonly WaitingVisit[]): void {
  try {
    if (queue.length === 0) localStorage.removeItem(localNames.visitQueue);
    else localStorage.setItem(localNames.visitQueue, JSON.stringify(queue));
  } catch {
    // What cannot be kept is not sent later.
  }
}

/** Puts a record in; beyond the limit the oldest make room. */
export const enqueue = (visit: WaitingVisit): void => write([...readQueue(), visit].slice(-visitLimits.kept));

export const dequeue = (id: string): void => write(readQueue().filter((visit) => visit.id !== id));

/** Records too old to be worth anything leave unsent. */
export function dropStale(now: number): void {
  const queue = readQueue();
  const fresh = queue.filter((visit) => now - visit.at <= visitLimits.waitMs);
  if (fresh.length < queue.length) write(fresh);
}
