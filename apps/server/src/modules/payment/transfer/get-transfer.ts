import { getTransfer } from "@tradehall/api-client/endpoints/payment/transfer/get-transfer";
import { handle } from "#server/handle.ts";
import { signerOf } from "#server/modules/file/signed-path.ts";
import { ownTransfer } from "./own-transfer.ts";
import { transferAnswer } from "./transfer-answer.ts";

export default handle(getTransfer, async ({ query }, { db, clock, buyer, locale }) => {
  const now = clock.now();
  const transfer = await ownTransfer(db, buyer, query.payNo, now);
  const sign = await signerOf(db, buyer.userId, now);
  return transferAnswer(db, transfer, { now, locale, sign });
});
