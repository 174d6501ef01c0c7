import path from "node:path";
import { getSlip } from "@tradehall/api-client/endpoints/transfer/get-slip";
import { transferWords } from "@tradehall/mall-rules/words/transfer";
import { handleFile } from "#server/handle.ts";
import { contentOf } from "#server/modules/drawing/draw-slip.ts";
import { drawn } from "#server/modules/drawing/drawn.ts";
import { keptFile } from "#server/modules/drawing/kept-file.ts";
import { ownerNameOf, scopeOf } from "#server/modules/statement/scope.ts";
import { ownTransfer } from "./own-transfer.ts";
import { transferAnswer } from "./transfer-answer.ts";

async function* whole(bytes: Uint8Array) {
  yield bytes;
}

export default handleFile(getSlip, async ({ query }, { db, clock, buyer, locale, settings }) => {
  const now = clock.now();
  const transfer = await ownTransfer(db, buyer, query.payNo, now);
  const answer = await transferAnswer(db, transfer, { now, locale, sign: (address) => address });
  const slip = { ...answer, locale, payerName: await ownerNameOf(db, scopeOf(buyer)) };
  const bytes = await keptFile(path.join(settings.dataDir, "slips"), contentOf(slip), () => drawn({ slip }));
  return {
    ...{ type: "application/pdf", name: `${transferWords.slip[locale]}-${answer.reference}.pdf` },
    ...{ count: 1, estimatedBytes: bytes.length, body: whole(bytes) },
  };
});
