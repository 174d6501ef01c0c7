/**
 * Vouchers of before private files lie where everyone reads them: each is given a private name, in all that names it. A
 * picture that a review shows, too, is public and stays.
 */
import { and, eq, like, sql } from "drizzle-orm";
import type { Database } from "../db/opened-database.ts";
import { files, orders, refundLogs, refunds, users } from "../db/schema/index.ts";
import { hideFile, removeFile } from "../modules/file/file-store.ts";
import type { Job } from "./jobs.ts";

const aTurn = 50;
const isPublicVoucher = and(eq(files.purpose, "voucher"), like(files.path, "/uploads/%"));

async function hide(db: Database, dataDir: string, path: string): Promise<void> {
  const isOver = await db.transaction(async (tx) => {
    const its = and(isPublicVoucher, eq(files.path, path));
    // Files and refunds are locked after their buyers (db/lock-order.ts).
    const ofPath = sql`select ${files.userId} from ${files} where ${its} union select ${orders.userId} from ${orders}
      join ${refunds} on ${refunds.orderNumber} = ${orders.orderNumber} where ${path} = any(${refunds.photos})`;
    await tx
      .select({ id: users.id })
      .from(users)
      .where(sql`${users.id} in (${ofPath})`)
      .orderBy(users.id)
      .for("update");
    // Another process may be at it.
    const held = await tx.select({ id: files.id }).from(files).where(its).for("update", { skipLocked: true });
    if (held.length === 0) return false;
    const hidden = await hideFile(dataDir, path);
    await tx.update(files).set({ path: hidden }).where(its);
    await tx
      .update(refunds)
      .set({ photos: sql`array_replace(${refunds.photos}, ${path}::text, ${hidden}::text)` })
      .where(sql`${path} = any(${refunds.photos})`);
    await tx
      .update(refundLogs)
      .set({ details: sql`replace(${refundLogs.details}::text, ${path}, ${hidden})::jsonb` })
      .where(sql`${refundLogs.details} -> 'photos' @> ${JSON.stringify([path])}::jsonb`);
    return (await tx.$count(files, eq(files.path, path))) === 0;
  });
  if (isOver) await removeFile(dataDir, path);
}

export const hideVouchers: Job = async ({ database: { db }, settings: { dataDir } }) => {
  const found = await db.selectDistinct({ path: files.path }).from(files).where(isPublicVoucher).limit(aTurn);
  for (const { path } of found) await hide(db, dataDir, path);
};
