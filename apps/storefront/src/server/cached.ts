/** Answers that are alike for everybody, kept in the host's memory for a short time. Server only. */

const keptMs = 10_000;
const mostKept = 500;
const kept = new Map<string, { at: number; value: Promise<unknown> }>();

/** The kept answer, or a new one. A failed call is not kept. */
export function cached<T>(key: string, load: () => Promise<T>): Promise<T> {
  const found = kept.get(key);
  if (found && Date.now() - found.at < keptMs) return found.value as Promise<T>;
  const value = load();
  kept.delete(key);
  kept.set(key, { at: Date.now(), value });
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  value.catch(() => kept.delete(key));
  return value;
}
