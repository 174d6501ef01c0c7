import type { Database } from "#server/db/database.ts";
import type { Buyer } from "#server/handle.ts";
import { refuse } from "#server/refuse.ts";
import { type Transfer, transferOf } from "./transfers.ts";

/** A transfer of the caller: who chose the bank sends the money. */
export async function ownTransfer(
  db: Database,
  { userId }: Pick<Buyer, "userId">,
  payNo: string,
  now: Date,
): Promise<Transfer> {
  const transfer = await transferOf(db, payNo, now);
  return transfer?.userId === userId ? transfer : refuse("payMissing");
}
