/** Every transaction of a test locks in the one order (db/lock-order.ts): its statements are read as they are sent. */
import { lockOrder, under } from "../db/lock-order.ts";
import { PreparedClient } from "../db/prepared-client.ts";

/** What one statement locks. */
interface Lock {
  table: string;
  /** In one statement that sorts what it locks. */
  isSorted: boolean;
  skipsLocked: boolean;
  /** What names the one row, where the statement does: its id, or the ids of what it is of. */
  key: number[] | undefined;
  /** How many rows; known with the answer. */
  rows: number;
}

const ranks = new Map<string, number>(lockOrder.map((table, rank) => [table, rank]));
const parents = new Map(
  Object.entries(under).flatMap(([parent, tables]) => tables.map((one) => [one, parent])),
);

const advisory = [
  { marks: "pg_advisory_xact_lock(hashtextextended(", table: "names" },
  { marks: "pg_advisory_xact_lock(", table: "carts" },
];

/** A transaction locks one row of these, or all of a user whose row it holds, where the others lock one. */
const single = new Set<string>(["idempotency_keys", "mobile_proofs", "carts", "names", "sign_in_failures"]);

/** The tables that a statement locks rows of, and how; none for one that only reads, or writes new rows. */
export function locksOf(text: string, values: readonly unknown[] = []): Lock[] {
  const isSorted = /\border by\b/i.test(text) && /\bfor (?:no key )?(?:update|share)\b/i.test(text);
  const kind = { isSorted, skipsLocked: /\b(?:skip locked|nowait)\b/i.test(text), rows: 0 };
  const lock = (table: string): Lock => {
    const ids = [...text.matchAll(new RegExp(`"${table}"\\."(?:id|activity_id|sku_id)" = \\$(\\d+)`, "g"))];
    const key = ids.map(([, place]) => Number(values[Number(place) - 1]));
    return { ...kind, table, key: key.length > 0 ? key : undefined };
  };
  const named = advisory.find(({ marks }) => text.includes(marks));
  if (named) return [{ ...lock(named.table), rows: 1 }];
  const changed = text.matchAll(/(?<!\b(?:for|key|do) )\b(?:update|delete from) (?:only )?"(\w+)"/gi);
  const upserted = / on conflict /.test(text) ? text.matchAll(/\binsert into "(\w+)"/gi) : [];
  const tables = [...changed, ...upserted].map(([, table = ""]) => table);
  if (/\bfor (?:no key update|update|key share|share)\b/i.test(text) && tables.length === 0) {
    const of = /\bfor [a-z ]+ of "(\w+)"/i.exec(text)?.[1] ?? /\bfrom "(\w+)"/i.exec(text)?.[1];
    if (of) tables.push(of);
  }
  return [...new Set(tables)].map(lock);
}

/** Whether one row's key is not before another's. */
const isBehind = (key: readonly number[], last: readonly number[]): boolean => {
  const at = key.findIndex((part, index) => part !== last[index]);
  return at === -1 || (key[at] ?? 0) > (last[at] ?? 0);
};

/** What is against the order in one transaction's locks, in the order in which it took them. */
export function faultsOf(locks: readonly Lock[]): string[] {
  const held = new Map<string, { isWhole: boolean; last: number[] | undefined }>();
  const found: string[] = [];
  const taken = locks.filter(({ rows }) => rows > 0);
  const isAlone =
    new Set(taken.map(({ table }) => table).filter((one) => one !== "idempotency_keys")).size < 2;
  for (const { table, isSorted, skipsLocked, key, rows } of taken) {
    const before = held.get(table);
    const parent = parents.get(table);
    const isUnder = parent !== undefined && held.has(parent);
    const rank = ranks.get(table);
    const ahead = [...held.keys()].find((other) => rank !== undefined && (ranks.get(other) ?? -1) > rank);
    if (!skipsLocked && !before && ahead) found.push(`${table} is locked after ${ahead}`);
    if (rank === undefined && !isUnder && !isAlone && !skipsLocked)
      found.push(`${table} is locked beside others without ${parent ?? "a place in the order"}`);
    const isFree = isUnder || isSorted || skipsLocked || before?.isWhole || single.has(table);
    const isNext = rows === 1 && (!before || (key && before.last && isBehind(key, before.last)));
    if (!isFree && !isNext) found.push(`several rows of ${table} are not locked by rising id`);
    held.set(table, { isWhole: before?.isWhole || isSorted, last: key });
  }
  return found;
}

const faults = new Set<string>();
/** Locks of each connection's open transaction. */
const open = new WeakMap<object, Lock[]>();
/** A migration or the seed is alone: it changes the tables themselves, or fills an empty database. */
const isAloneInDatabase = (text: string): boolean =>
  text.includes("__drizzle_migrations") || text.includes("set local tradehall.indexed");

function end(client: object, isKept: boolean): void {
  const locks = open.get(client);
  open.delete(client);
  if (locks && isKept) for (const fault of faultsOf(locks)) faults.add(fault);
}

/** Reads a statement before it is sent; what it locked is known when `answered` is told the number of rows. */
function read(client: object, text: string, values: readonly unknown[]): (rows: number) => void {
  const [word] = text.trim().toLowerCase().split(/\s/);
  if (word === "begin") open.set(client, []);
  if (word === "commit") end(client, true);
  if (word === "rollback" && !/ to savepoint /i.test(text)) end(client, false);
  if (isAloneInDatabase(text)) open.delete(client);
  const locks = locksOf(text, values);
  open.get(client)?.push(...locks);
  return (rows) => {
    for (const lock of locks) lock.rows = Math.max(lock.rows, rows);
  };
}

// biome-ignore lint/suspicious/noExplicitAny: the driver's own overloads, passed through as they are.
type Query = (this: object, ...all: any[]) => any;
const driver = PreparedClient.prototype as unknown as { query: Query };
const send = driver.query;

driver.query = function (first, ...rest) {
  const text: unknown = typeof first === "string" ? first : first?.text;
  if (typeof text !== "string") return send.call(this, first, ...rest);
  const values = rest.find(Array.isArray) ?? first?.values ?? [];
  const answered = read(this, text, values);
  const told = rest.at(-1);
  if (typeof told !== "function") {
    const answer = send.call(this, first, ...rest);
    answer?.then?.(
      ({ rowCount }: { rowCount: number | null }) => answered(rowCount ?? 0),
      () => undefined,
    );
    return answer;
  }
  const tell: Query = (error, result) => {
    if (!error) answered(result?.rowCount ?? 0);
    told(error, result);
  };
  return send.call(this, first, ...rest.slice(0, -1), tell);
};

/** What was noted since the last time. */
export function faultsAgainstLockOrder(): string[] {
  const found = [...faults];
  faults.clear();
  return found;
}
