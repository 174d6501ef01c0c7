/** Accounts whose seven days are over are closed, each in a transaction of its own. */
import { closingOf } from "@tradehall/mall-rules/states/account/closing";
import { asc, eq, lte } from "drizzle-orm";
import type { Database } from "../db/opened-database.ts";
import { users } from "../db/schema/index.ts";
import { closingFacts } from "../modules/account/closing/closing-facts.ts";
import { endAccount } from "../modules/account/closing/end-account.ts";
import { removeFile } from "../modules/file/file-store.ts";
import { notifyAccount } from "../modules/message/notify-account.ts";
import type { Job } from "./jobs.ts";

const aTurn = 20;

/** Closes it, or keeps it where something blocks that by now, such as a new order; answers files to remove. */
async function close(tx: Database, userId: number, now: Date): Promise<string[]> {
  const { blocks } = closingOf(await closingFacts(tx, userId, now));
  if (blocks.length === 0) return endAccount(tx, userId, now);
  await tx.update(users).set({ closesAt: null }).where(eq(users.id, userId));
  await notifyAccount(tx, userId, "accountKept", now);
  return [];
}

export const closeAccounts: Job = async ({ database: { db }, clock, settings }) => {
  const now = clock.now();
  for (let nth = 0; nth < aTurn; nth += 1) {
    const removed = await db.transaction(async (tx) => {
      const [due] = await tx
        .select({ id: users.id })
        .from(users)
        .where(lte(users.closesAt, now))
        .orderBy(asc(users.id))
        .limit(1)
        .for("no key update", { skipLocked: true });
      return due && close(tx, due.id, now);
    });
    if (!removed) return;
    for (const path of removed) await removeFile(settings.dataDir, path);
  }
};
