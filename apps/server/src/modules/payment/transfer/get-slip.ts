import { getSlip } from "@tradehall/api-client/endpoints/payment/transfer/get-slip";
import { transferWords } from "@tradehall/mall-rules/words/transfer";
import { handleFile } from "#server/handle.ts";
import { contentOf } from "#server/modules/drawing/draw-slip.ts";
import { drawnFile } from "#server/modules/drawing/drawn-file.ts";
import { ownerNameOf, scopeOf } from "#server/modules/statement/scope.ts";
import { ownTransfer } from "./own-transfer.ts";
import { transferAnswer } from "./transfer-answer.ts";

export default handleFile(getSlip, async ({ query }, { db, clock, buyer, locale, settings }) => {
  const now = clock.now();
  const transfer = await ownTransfer(db, buyer, query.payNo, now);
  const answer = await transferAnswer(db, transfer, { now, locale, sign: (address) => address });
  const slip = { ...answer, locale, payerName: await ownerNameOf(db, scopeOf(buyer)) };
  return drawnFile(settings, {
    ...{ folder: "slips", content: contentOf(slip), task: { slip }, count: 1 },
    name: `${transferWords.slip[locale]}-${answer.reference}`,
  });
});
