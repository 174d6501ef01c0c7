/** The words, amount and pictures of an application, held to the rules of the form (mall-rules checks/refund). */
import type { RefundEdit } from "@tradehall/api-client/models/refund";
import { filePathOf } from "@tradehall/mall-rules/checks/file";
import { checkRefundAmount, checkRefundExplanation } from "@tradehall/mall-rules/checks/refund";
import { normalizeText } from "@tradehall/mall-rules/checks/text";
import { refundLimits } from "@tradehall/mall-rules/limits";
import { type Fen, yuanToFen } from "@tradehall/mall-rules/money";
import { refundReasonsFor } from "@tradehall/mall-rules/words/refunds";
import type * as v from "valibot";
import type { Database } from "#server/db/database.ts";
import { takeFiles } from "#server/modules/file/own-files.ts";
import { refuse, refuseFields } from "#server/refuse.ts";
import type { AssessedRefund } from "./assess-refund.ts";

interface Applicant {
  userId: number;
  now: Date;
  /** Whether the order is of goods that no courier brings. */
  isVirtual: boolean;
  /** Pictures of the application that is being mended: perhaps another member's. */
  before?: readonly string[];
}

type Application = v.InferOutput<typeof RefundEdit>;

/** Pictures are who applies' own, or, of an application that is mended, there already. */
async function checkPhotos(
  tx: Database,
  { userId, now, before }: Applicant,
  photos: readonly string[],
): Promise<void> {
  const added = photos.filter((path) => !before?.includes(path));
  const areOwn = await takeFiles(tx, { userId, purpose: "voucher" }, added, now);
  if (!areOwn) refuseFields({ photoFiles: { reason: "voucherNotYours" } });
}

function amountOf({ refundAmount }: Application, { maxFen, isAmountFixed }: AssessedRefund): Fen {
  if (refundAmount === undefined) return maxFen;
  const asked = yuanToFen(refundAmount);
  if (asked === maxFen) return asked;
  if (isAmountFixed) refuse("refundAmountFixed");
  refuseFields({ refundAmount: checkRefundAmount(maxFen)(refundAmount) });
  return asked;
}

export async function checkApplication(
  tx: Database,
  applicant: Applicant,
  form: Application,
  assessed: AssessedRefund,
) {
  const { isVirtual } = applicant;
  const offered = refundReasonsFor(form.applyType, form.cargoStatus, { isVirtual });
  const reason = offered.find((name) => name === form.buyerReason);
  if (!reason) refuse("refundReasonMissing");
  const typed = form.buyerDesc ?? "";
  const photos = [...new Set((form.photoFiles ?? "").split(",").map(filePathOf).filter(Boolean))];
  refuseFields({
    buyerDesc: checkRefundExplanation(typed),
    photoFiles:
      photos.length > refundLimits.vouchers
        ? { reason: "tooManyPictures", max: refundLimits.vouchers }
        : undefined,
  });
  const amountFen = amountOf(form, assessed);
  await checkPhotos(tx, applicant, photos);
  return {
    reason,
    explanation: normalizeText(typed),
    photos,
    amountFen,
    freightFen: assessed.freightFen,
    points: assessed.points,
    isLast: assessed.isLast,
    refundType: form.refundType,
    applyType: form.applyType,
    cargoStatus: form.cargoStatus,
  };
}

type Checked = Awaited<ReturnType<typeof checkApplication>>;

/** What the negotiation keeps of it. */
export const logDetailsOf = ({ amountFen, applyType, reason, explanation, photos }: Checked) => ({
  amountFen,
  applyType,
  reason,
  text: explanation,
  photos,
});
