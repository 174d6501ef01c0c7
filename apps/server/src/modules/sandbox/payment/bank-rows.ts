/** Money on the sandbox's account, with what became of it. */
import type { SandboxReceipt } from "@tradehall/api-client/models/transfer";
import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { bankReceipts } from "#server/db/schema/index.ts";
import { toReceipt } from "#server/modules/payment/transfer/transfer-answer.ts";
import { transferOf } from "#server/modules/payment/transfer/transfers.ts";
import { refuse } from "#server/refuse.ts";

export async function listedReceipt(
  db: Database,
  row: typeof bankReceipts.$inferSelect,
  now: Date,
): Promise<SandboxReceipt> {
  const transfer = row.payNo === null ? undefined : await transferOf(db, row.payNo, now);
  return toReceipt(row, transfer?.status);
}

export async function receiptOf(db: Database, receiptId: number, now: Date): Promise<SandboxReceipt> {
  const [row] = await db.select().from(bankReceipts).where(eq(bankReceipts.id, receiptId));
  return row ? listedReceipt(db, row, now) : refuse("receiptMissing");
}
