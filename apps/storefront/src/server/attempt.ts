/** Calls of actions: a refusal comes back as data, so that the page keeps what was typed. Server only. */
import { type MallError, toMallError } from "../adapters/mall-error.ts";

export type Attempt<T> = { ok: true; data: T } | { ok: false; error: MallError };

export async function attempt<T>(work: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { ok: true, data: await work() };
  } catch (cause) {
    const error = toMallError(cause);
    if (!error) throw cause;
    return { ok: false, error };
  }
}
