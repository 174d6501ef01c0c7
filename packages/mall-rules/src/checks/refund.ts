/** Checks of a refund's application and of its return parcel (Spec §5). */
import { refundLimits } from "../limits/index.ts";
import { type Fen, fenToYuan, plainAmountToFen } from "../money/index.ts";
import type { FormRules } from "./form.ts";
import { mobileRule } from "./person.ts";
import type { Check, CheckField } from "./result.ts";
import {
  checkControls,
  isBlank,
  normalizeAmount,
  normalizeText,
  textLength,
  toHalfWidth,
  trimmed,
} from "./text.ts";

const chosen =
  (of: CheckField): Check =>
  (value) =>
    value === "" ? { reason: "notChosen", of } : undefined;

/** Up to 200 characters; none is fine. */
export const checkRefundExplanation: Check = (typed) => {
  if (typed === "") return undefined;
  if (isBlank(typed)) return { reason: "blank" };
  if (textLength(typed) > refundLimits.explanationLength)
    return { reason: "tooLong", max: refundLimits.explanationLength };
  return checkControls(typed);
};

/** Yuan with up to two decimals, from one fen to the most that may go back. */
export const checkRefundAmount =
  (maxFen: Fen): Check =>
  (typed) => {
    if (typed === "") return { reason: "required", of: "refundAmount" };
    const asked = plainAmountToFen(typed);
    if (asked === undefined) return { reason: "amountFormat" };
    const max = Number(fenToYuan(maxFen));
    return asked < 1 || asked > maxFen ? { reason: "amountRange", min: Math.min(0.01, max), max } : undefined;
  };

/** Letters, digits and hyphens, as couriers print them. */
export const checkWaybill: Check = (typed) => {
  if (typed === "") return { reason: "required", of: "waybill" };
  return /^[A-Za-z\d-]{5,40}$/.test(typed) ? undefined : { reason: "waybillFormat" };
};

const tidyWaybill = (typed: string): string => toHalfWidth(typed).replace(/\s/g, "").toUpperCase();

/** The form of an application. How much at most is known to the server (`checkRefundAmount`), how many by each line. */
export const refundRules = {
  applyType: { check: chosen("applyType") },
  cargoStatus: { check: chosen("cargoStatus") },
  buyerReason: { check: chosen("refundReason") },
  refundAmount: { normalize: normalizeAmount },
  buyerDesc: { normalize: trimmed, check: checkRefundExplanation },
} satisfies FormRules;

/** The form of the parcel that brings the goods back. */
export const returnParcelRules = {
  expressName: {
    normalize: normalizeText,
    check: (typed) => (typed === "" ? { reason: "notChosen", of: "courier" } : checkControls(typed)),
  },
  expressNo: { normalize: tidyWaybill, check: checkWaybill },
  mobile: mobileRule,
} satisfies FormRules;
