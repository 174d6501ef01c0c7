/** The words, amount and pictures of an application, held to the rules of the form (mall-rules checks/refund). */
import type { RefundEdit } from "@tradehall/api-client/models/refund";
import { checkRefundAmount, checkRefundExplanation } from "@tradehall/mall-rules/checks/refund";
import { tidyText } from "@tradehall/mall-rules/checks/text";
import { refundLimits } from "@tradehall/mall-rules/limits";
import { type Fen, fenToYuan, yuanToFen } from "@tradehall/mall-rules/money";
import { refundReasonsFor } from "@tradehall/mall-rules/words";
import { and, eq, inArray } from "drizzle-orm";
import type * as v from "valibot";
import type { Database } from "#server/db/database.ts";
import { files } from "#server/db/schema/index.ts";
import { refuse, refuseFields } from "#server/refuse.ts";
import type { Weighed } from "./weigh.ts";

type Application = v.InferOutput<typeof RefundEdit>;

/** Pictures are named as the upload call answered them, by whom they are of. */
async function checkPhotos(db: Database, userId: number, photos: readonly string[]): Promise<void> {
  if (photos.length === 0) return;
  const own = await db
    .selectDistinct({ path: files.path })
    .from(files)
    .where(and(eq(files.userId, userId), inArray(files.path, [...photos])));
  if (own.length < photos.length) refuse("voucherNotYours");
}

function amountOf({ refundAmount }: Application, { maxFen, isAmountFixed }: Weighed): Fen {
  if (refundAmount === undefined) return maxFen;
  const asked = yuanToFen(refundAmount);
  if (asked === maxFen) return asked;
  if (isAmountFixed) refuse("refundAmountFixed");
  if (asked > maxFen) refuse("refundTooMuch", { max: fenToYuan(maxFen) });
  refuseFields({ refundAmount: checkRefundAmount(maxFen)(refundAmount) });
  return asked;
}

export async function checkApplication(db: Database, userId: number, form: Application, weighed: Weighed) {
  const reason = refundReasonsFor(form.applyType, form.cargoStatus).find((name) => name === form.buyerReason);
  if (!reason) refuse("refundReasonMissing");
  const typed = form.buyerDesc ?? "";
  const photos = [...new Set((form.photoFiles ?? "").split(",").filter(Boolean))];
  refuseFields({
    buyerDesc: checkRefundExplanation(typed),
    photoFiles:
      photos.length > refundLimits.vouchers
        ? { reason: "tooManyPictures", max: refundLimits.vouchers }
        : undefined,
  });
  const amountFen = amountOf(form, weighed);
  await checkPhotos(db, userId, photos);
  return {
    reason,
    explanation: tidyText(typed),
    photos,
    amountFen,
    freightFen: weighed.freightFen,
    points: weighed.points,
    isLast: weighed.isLast,
    refundType: form.refundType,
    applyType: form.applyType,
    cargoStatus: form.cargoStatus,
  };
}

type Checked = Awaited<ReturnType<typeof checkApplication>>;

/** What the negotiation keeps of it. */
export const saidOf = ({ amountFen, applyType, reason, explanation, photos }: Checked) => ({
  amountFen,
  applyType,
  reason,
  text: explanation,
  photos,
});
