/**
 * Answers that are the same for everyone: calls that come while one runs share it, and what takes long and hardly
 * changes, such as counts over a third of a large catalogue, is kept for half a minute.
 */
const keptMs = 30_000;
const mostKept = 500;

interface Kept {
  value: unknown;
  until: number;
}
const running = new WeakMap<object, Map<string, Promise<unknown>>>();
const kept = new WeakMap<object, Map<string, Kept>>();

const of = <T>(maps: WeakMap<object, Map<string, T>>, owner: object): Map<string, T> => {
  const map = maps.get(owner) ?? new Map<string, T>();
  maps.set(owner, map);
  return map;
};

/** Joins the run of the same key that is under way on this database, or starts one. */
export function shared<T>(owner: object, key: string, run: () => Promise<T>): Promise<T> {
  const runs = of(running, owner);
  const joined = runs.get(key) ?? run().finally(() => runs.delete(key));
  runs.set(key, joined);
  return joined as Promise<T>;
}

function keep(entries: Map<string, Kept>, key: string, entry: Kept): void {
  entries.delete(key);
  entries.set(key, entry);
  const [oldest] = entries.keys();
  if (entries.size > mostKept && oldest !== undefined) entries.delete(oldest);
}

/** As `shared`, and keeps what `isBroad` says is worth it. */
export async function keptWhileBroad<T>(
  owner: object,
  key: string,
  run: () => Promise<T>,
  isBroad: (value: T) => boolean,
): Promise<T> {
  const entries = of(kept, owner);
  const entry = entries.get(key);
  if (entry && performance.now() < entry.until) return entry.value as T;
  entries.delete(key);
  const value = await shared(owner, key, run);
  if (isBroad(value)) keep(entries, key, { value, until: performance.now() + keptMs });
  return value;
}

/** As `shared`, and keeps the answer for `time.ms` of the server's clock: a clock that is moved asks anew. */
export async function keptFor<T>(
  owner: object,
  key: string,
  time: { now: Date; ms: number },
  run: () => Promise<T>,
): Promise<T> {
  const now = time.now.getTime();
  const entries = of(kept, owner);
  const entry = entries.get(key);
  if (entry && now < entry.until && now >= entry.until - time.ms) return entry.value as T;
  const value = await shared(owner, key, run);
  if (time.ms > 0) keep(entries, key, { value, until: now + time.ms });
  return value;
}
