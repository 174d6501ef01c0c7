/**
 * Answers that are the same for everyone: calls that come while one runs share it, and what takes long and hardly
 * changes, such as counts over a third of a large catalogue, is cached for half a minute.
 */
const cachedMs = 30_000;
const cacheSize = 500;

interface CacheEntry {
  value: unknown;
  until: number;
}
const running = new WeakMap<object, Map<string, Promise<unknown>>>();
const cache = new WeakMap<object, Map<string, CacheEntry>>();

const of = <T>(maps: WeakMap<object, Map<string, T>>, owner: object): Map<string, T> => {
  const map = maps.get(owner) ?? new Map<string, T>();
  maps.set(owner, map);
  return map;
};

/** Joins the run of the same key that is under way on this database, or starts one. */
function shared<T>(owner: object, key: string, run: () => Promise<T>): Promise<T> {
  const runs = of(running, owner);
  const joined = runs.get(key) ?? run().finally(() => runs.delete(key));
  runs.set(key, joined);
  return joined as Promise<T>;
}

function put<T>(entries: Map<string, T>, key: string, entry: T): void {
  entries.delete(key);
  entries.set(key, entry);
  const [oldest] = entries.keys();
  if (entries.size > cacheSize && oldest !== undefined) entries.delete(oldest);
}

/** As `shared`, and caches what `isBroad` says is worth it. */
export async function cachedWhileBroad<T>(
  owner: object,
  key: string,
  run: () => Promise<T>,
  isBroad: (value: T) => boolean,
): Promise<T> {
  const entries = of(cache, owner);
  const entry = entries.get(key);
  if (entry && performance.now() < entry.until) return entry.value as T;
  entries.delete(key);
  const value = await shared(owner, key, run);
  if (isBroad(value)) put(entries, key, { value, until: performance.now() + cachedMs });
  return value;
}

/** How long an answer is given out again, by the server's clock. */
export interface CacheRule<T> {
  now: Date;
  /** Up to this age as it is; 0 caches nothing. */
  freshMs: number;
  /** Up to this age it is still given out, while a new one is made for those who come next. */
  staleMs: number;
  /** Says no once the moment has passed that makes it untrue, such as the end of a sale. */
  isStillTrue?: (value: T) => boolean;
}

interface Dated {
  value: unknown;
  at: number;
  /** The answer that takes its place is on its way. */
  isRenewing: boolean;
}
const dated = new WeakMap<object, Map<string, Dated>>();

/** A new answer for those who come next lets the rest of the page that asked go first: one connection serves both. */
export const renewAfterMs = 1_500;

/** As `shared`, and gives the answer out again for a while; a clock that is moved asks again. */
export async function cachedFor<T>(
  owner: object,
  key: string,
  { now, freshMs, staleMs, isStillTrue }: CacheRule<T>,
  run: () => Promise<T>,
): Promise<T> {
  const entries = of(dated, owner);
  const renew = async () => {
    const value = await shared(owner, key, run);
    if (freshMs > 0) put(entries, key, { value, at: now.getTime(), isRenewing: false });
    return value;
  };
  const entry = entries.get(key);
  const age = entry ? now.getTime() - entry.at : -1;
  if (!entry || age < 0 || age >= staleMs || isStillTrue?.(entry.value as T) === false) return renew();
  if (age >= freshMs && !entry.isRenewing) {
    entry.isRenewing = true;
    setTimeout(() => {
      // A clock that was moved meanwhile has brought a newer one.
      if (entries.get(key) !== entry) return;
      // A refresh that fails leaves the old answer until it is too old.
      renew().catch(() => {
        entry.isRenewing = false;
      });
    }, renewAfterMs).unref();
  }
  return entry.value as T;
}
