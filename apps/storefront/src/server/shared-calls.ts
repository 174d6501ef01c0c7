/**
 * Answers that are alike for everybody and do not follow the mall's clock, kept in the host's memory. Server only.
 */

import { AsyncLocalStorage } from "node:async_hooks";

const shared = new AsyncLocalStorage<true>();
/** Whether others wait for the call that is being made: it goes on when its first caller has left. */
export const isShared = (): boolean => shared.getStore() === true;

/** Given out as they are. */
const freshMs = 10_000;
/** Given out while a new answer is fetched for those who come next. */
const staleMs = 120_000;
/** A refresh lets the page that met the old answer go first. */
export const renewAfterMs = 1_500;
const mostKept = 500;

interface Kept {
  at: number;
  value: Promise<unknown>;
}
const kept = new Map<string, Kept>();

function keep(key: string, value: Promise<unknown>): void {
  kept.delete(key);
  kept.set(key, { at: Date.now(), value });
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}

function renew<T>(key: string, load: () => Promise<T>): Promise<T> {
  const value = shared.run(true, load);
  // Those who come meanwhile do not fetch again.
  if (!kept.has(key)) keep(key, value);
  value.then(
    () => keep(key, value),
    () => kept.delete(key),
  );
  return value;
}

function renewLater<T>(key: string, load: () => Promise<T>, old: Kept): void {
  // The old answer serves until the new one is here, also those who come meanwhile.
  keep(key, old.value);
  setTimeout(() => {
    renew(key, load).catch(() => undefined);
  }, renewAfterMs).unref();
}

/** The kept answer, or a new one. A failed call is not kept. */
export function cached<T>(key: string, load: () => Promise<T>): Promise<T> {
  const found = kept.get(key);
  const age = found ? Date.now() - found.at : staleMs;
  if (!found || age >= staleMs) {
    kept.delete(key);
    return renew(key, load);
  }
  if (age >= freshMs) renewLater(key, load, found);
  return found.value as Promise<T>;
}
