import { sendProof } from "@tradehall/api-client/endpoints/transfer/send-proof";
import { filePathOf } from "@tradehall/mall-rules/checks/file";
import { faultsOf, normalized } from "@tradehall/mall-rules/checks/form";
import { transferProofRules } from "@tradehall/mall-rules/checks/transfer";
import { transferLimits } from "@tradehall/mall-rules/limits";
import { eq } from "drizzle-orm";
import { bankTransfers } from "#server/db/schema/index.ts";
import { handle } from "#server/handle.ts";
import { lockBuyer } from "#server/modules/buyer/lock-buyer.ts";
import { takeFiles } from "#server/modules/file/own-files.ts";
import { signerOf } from "#server/modules/file/signed-path.ts";
import { refuse, refuseFields } from "#server/refuse.ts";
import { ownTransfer } from "./own-transfer.ts";
import { transferAnswer } from "./transfer-answer.ts";
import { isAwaited } from "./transfers.ts";

export default handle(sendProof, async ({ body }, { db, clock, buyer, locale }) => {
  const now = clock.now();
  const { userId } = buyer;
  const { payNo } = body;
  const typed = new Map(Object.entries({ payer: body.payer ?? "", excess: body.excess }));
  const kept = normalized(transferProofRules, typed);
  const proofs = (body.proofs ?? "").split(",").filter(Boolean).map(filePathOf);
  const { proofs: max } = transferLimits;
  const tooMany = proofs.length > max ? { reason: "tooManyPictures" as const, max } : undefined;
  const sign = await signerOf(db, userId, now);
  return db.transaction(async (tx) => {
    await lockBuyer(tx, userId);
    const transfer = await ownTransfer(tx, buyer, payNo, now);
    refuseFields({ ...faultsOf(transferProofRules, kept), proofs: tooMany });
    if (!isAwaited(transfer)) refuse("transferEnded");
    const areOwn = await takeFiles(tx, { userId, purpose: "transferProof" }, proofs, now);
    refuseFields({ proofs: areOwn ? undefined : { reason: "pictureGone" } });
    await tx
      .update(bankTransfers)
      .set({ payer: kept.payer, excess: kept.excess, proofs })
      .where(eq(bankTransfers.payNo, payNo));
    const sent = await ownTransfer(tx, buyer, payNo, now);
    return transferAnswer(tx, sent, { now, locale, sign });
  });
});
