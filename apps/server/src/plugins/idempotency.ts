/**
 * The same key with the same input gives the same answer: what a creating call answered is kept with what it made, in
 * one transaction. A crash leaves neither, so that a retry starts over at once; an equal call that comes meanwhile
 * waits for the first one's end.
 */
import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Database } from "../db/opened-database.ts";
import { codesOf } from "../db/passing-faults.ts";
import { idempotencyKeys } from "../db/schema/index.ts";
import type { Context } from "../handle.ts";
import { CodeOnly, TryLater } from "../refuse.ts";
import { serializeCall } from "../serialize.ts";

interface CreatingCall {
  endpoint: string;
  /** Undefined where the caller gave none. */
  key: string | undefined;
  input: unknown;
  context: Pick<Context, "db" | "clock" | "visitor" | "ip" | "turn">;
}

const maxKeyLength = 100;

/** Runs the work in a transaction that takes the key first; another call's transaction with the same key is waited for. */
async function keyed(
  { endpoint, key, input, context }: CreatingCall & { key: string },
  work: (db: Database) => Promise<unknown>,
): Promise<unknown> {
  const { db, clock, visitor } = context;
  const userId = visitor?.userId ?? 0;
  // Another input is another call: a form that was corrected after a lost answer is sent, not refused.
  const requestHash = createHash("sha256")
    .update(JSON.stringify([visitor?.enterpriseId ?? 0, input]))
    .digest("hex");
  const mine = and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.endpoint, endpoint),
    eq(idempotencyKeys.key, key),
    eq(idempotencyKeys.requestHash, requestHash),
  );
  return db.transaction(async (tx) => {
    const taken = await tx
      .insert(idempotencyKeys)
      .values({ userId, endpoint, key, requestHash, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (taken.length === 0) {
      const [kept] = await tx.select({ answer: idempotencyKeys.answer }).from(idempotencyKeys).where(mine);
      if (!kept?.answer) throw new TryLater("A00016", 1);
      return kept.answer.data;
    }
    const data = await work(tx);
    await tx.update(idempotencyKeys).set({ answer: { data } }).where(mine);
    return data;
  });
}

/**
 * Retries once, since the work touches nothing outside the database: PostgreSQL rolls one of two deadlocked transactions
 * back, and the other one goes on.
 */
async function despiteDeadlock<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!codesOf(error).includes("40P01")) throw error;
    return work();
  }
}

/**
 * A call that creates. Those of one buyer go one after another, so that many at once occupy one connection; with a key
 * the work gets the transaction as its database and happens once.
 */
export function create(call: CreatingCall, work: (db: Database) => Promise<unknown>): Promise<unknown> {
  const { key, context } = call;
  if (key !== undefined && key.length > maxKeyLength) throw new CodeOnly("A00014");
  const { db, visitor, ip } = context;
  const who = visitor ? `creating buyer ${visitor.userId}` : `creating address ${ip}`;
  const run = () => (key === undefined ? work(db) : despiteDeadlock(() => keyed({ ...call, key }, work)));
  return serializeCall(context, who, run);
}
