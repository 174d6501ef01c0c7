/** The same key gives the same answer: what a creating call answered is kept and given again. */
import { createHash } from "node:crypto";
import { and, eq, isNull, lt } from "drizzle-orm";
import { idempotencyKeys } from "../db/schema/index.ts";
import type { Context } from "../handle.ts";
import { CodeOnly, refuse } from "../refuse.ts";

interface KeyedCall {
  endpoint: string;
  key: string;
  input: unknown;
  context: Context;
}

const maxKeyLength = 100;
/** A first call that left no answer in this time has died with its process. */
const abandonedAfterMs = 60_000;

/** Runs the work once per user, endpoint and key. A second call while the first runs is refused. */
export async function once(
  { endpoint, key, input, context }: KeyedCall,
  work: () => Promise<unknown>,
): Promise<unknown> {
  if (key.length > maxKeyLength) throw new CodeOnly("A00014");
  const { db, clock, visitor } = context;
  const now = clock.now();
  const userId = visitor?.userId ?? 0;
  const requestHash = createHash("sha256").update(JSON.stringify(input)).digest("hex");
  const mine = and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.endpoint, endpoint),
    eq(idempotencyKeys.key, key),
  );
  const abandoned = lt(idempotencyKeys.createdAt, new Date(now.getTime() - abandonedAfterMs));
  await db.delete(idempotencyKeys).where(and(mine, isNull(idempotencyKeys.answer), abandoned));
  const taken = await db
    .insert(idempotencyKeys)
    .values({ userId, endpoint, key, requestHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (taken.length === 0) {
    const [kept] = await db.select().from(idempotencyKeys).where(mine);
    if (!kept || kept.answer === null) refuse("duplicateSubmit");
    if (kept.requestHash !== requestHash) throw new CodeOnly("A00014");
    return (kept.answer as { data: unknown }).data;
  }
  try {
    const data = await work();
    await db.update(idempotencyKeys).set({ answer: { data } }).where(mine);
    return data;
  } catch (error) {
    await db.delete(idempotencyKeys).where(mine);
    throw error;
  }
}
