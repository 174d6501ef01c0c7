/**
 * Work on the same key of a database goes one after another in this process, so that a buyer who presses twice is not
 * taken for two. What must hold over all processes is counted in the database.
 */
const turns = new WeakMap<object, Map<string, Promise<unknown>>>();

export async function inTurn<T>(database: object, key: string, work: () => Promise<T>): Promise<T> {
  const last = turns.get(database) ?? new Map<string, Promise<unknown>>();
  turns.set(database, last);
  const before = last.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  const settled = mine.catch(() => undefined);
  last.set(key, settled);
  try {
    return await mine;
  } finally {
    if (last.get(key) === settled) last.delete(key);
  }
}
