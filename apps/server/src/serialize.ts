/**
 * Work on the same key of a database goes one after another in this process: a buyer who presses twice is not taken for
 * two, and who waits holds no connection. What must hold over all processes is decided in the database.
 */
import { TryLater } from "./refuse.ts";

const turns = new WeakMap<object, Map<string, Promise<void>>>();

/** A call's turn of the server (`plugins/admission.ts`). */
export interface ServerTurn {
  leave(): void;
  /** Throws where there is no room. */
  enter(): Promise<void>;
}

/** Whether it ended in time. */
async function inTime(before: Promise<void>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  try {
    return await Promise.race([before.then(() => true as const), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs the work after all that came before it; who waits longer than `waitMs` is told to come again (A00016). */
export async function serialize<T>(
  database: object,
  key: string,
  work: () => Promise<T>,
  waitMs = Number.POSITIVE_INFINITY,
): Promise<T> {
  const ends = turns.get(database) ?? new Map<string, Promise<void>>();
  turns.set(database, ends);
  const before = ends.get(key);
  let leave = () => {};
  const mine = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const end = before ? before.then(() => mine) : mine;
  ends.set(key, end);
  try {
    if (before && waitMs === Number.POSITIVE_INFINITY) await before;
    else if (before && !(await inTime(before, waitMs))) throw new TryLater("A00016", 1);
    return await work();
  } finally {
    leave();
    if (ends.get(key) === end) ends.delete(key);
  }
}

/** Longest wait of a call for one before; the database lets a statement wait about as long. */
const patienceMs = 8_000;

/** The same for a call, which holds no turn of the server while it waits: many of one caller would take those of all. */
export function serializeCall<T>(
  { db, turn }: { db: object; turn: ServerTurn },
  key: string,
  work: () => Promise<T>,
): Promise<T> {
  if (!turns.get(db)?.has(key)) return serialize(db, key, work, patienceMs);
  turn.leave();
  return serialize(db, key, () => turn.enter().then(work), patienceMs);
}
