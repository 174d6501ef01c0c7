/** Calls of actions: a refusal comes back as data, so that the page keeps what was typed. Server only. */
import type { Locale } from "@tradehall/mall-rules/words";
import { type MallError, toMallError } from "../adapters/mall-error.ts";
import { statusOfError, wordsOfError } from "./error-status.ts";

export type Attempt<T> = { ok: true; data: T } | { ok: false; error: MallError };

/**
 * For a form that says itself what went wrong: a trouble without words of its own says so, too, or the button would
 * seem dead (Spec §8 A00005).
 */
export async function attemptForm<T>(work: () => Promise<T>, locale: Locale): Promise<Attempt<T>> {
  const done = await attempt(work);
  if (done.ok || done.error.message !== "" || Object.keys(done.error.fields).length > 0) return done;
  return { ok: false, error: { ...done.error, message: wordsOfError(done.error, locale) } };
}

export async function attempt<T>(work: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { ok: true, data: await work() };
  } catch (cause) {
    const error = toMallError(cause);
    if (!error) throw cause;
    return { ok: false, error };
  }
}

/** Status of an action's answer: after a trouble the router reloads nothing, which would fail as well. */
export const statusOfAnswer = (done: Attempt<unknown>): number =>
  done.ok ? 200 : (statusOfError(done.error) ?? 200);
