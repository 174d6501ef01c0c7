import { sandboxGetBank } from "@tradehall/api-client/endpoints/sandbox/payment/get-bank";
import { desc } from "drizzle-orm";
import { bankReceipts, bankTransfers } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { signerOf } from "#server/modules/file/signed-path.ts";
import { transferAnswer } from "#server/modules/payment/transfer/transfer-answer.ts";
import { isAwaited, transferOf } from "#server/modules/payment/transfer/transfers.ts";
import { listedReceipt } from "./bank-rows.ts";

const shown = 50;

export default handle(sandboxGetBank, async (_, { db, clock, locale }) => {
  const now = clock.now();
  const sign = await signerOf(db, 0, now);
  const made = await db
    .select({ payNo: bankTransfers.payNo })
    .from(bankTransfers)
    .orderBy(desc(bankTransfers.createdAt))
    .limit(shown);
  const all = await Promise.all(made.map(({ payNo }) => transferOf(db, payNo, now)));
  const awaited = all.flatMap((one) => (one && isAwaited(one) ? [one] : []));
  const receipts = await db.select().from(bankReceipts).orderBy(desc(bankReceipts.id)).limit(shown);
  return {
    transfers: await Promise.all(awaited.map((one) => transferAnswer(db, one, { now, locale, sign }))),
    receipts: await Promise.all(receipts.map((row) => listedReceipt(db, row, now))),
  };
});
