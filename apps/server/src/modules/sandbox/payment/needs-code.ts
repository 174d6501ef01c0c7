import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { bankTransfers } from "#server/db/schema/index.ts";
import { refuse } from "#server/refuse.ts";

/** A phone pays codes; what is sent by bank comes at POST /sandbox/bank. */
export async function needsCode(db: Database, payNo: string): Promise<void> {
  if ((await db.$count(bankTransfers, eq(bankTransfers.payNo, payNo))) > 0) refuse("payMethodMissing");
}
