/** Messages to shops and the fields of virtual goods (Spec §5). */
import type { SubmitRequest } from "@tradehall/api-client/models/submit-order";
import { checkControls, isBlank, normalizeText, textLength } from "@tradehall/mall-rules/checks/text";
import { orderLimits } from "@tradehall/mall-rules/limits";
import type * as v from "valibot";
import type { RemarkAnswer } from "#server/db/schema/index.ts";
import { refuse } from "#server/refuse.ts";
import { remarkFieldsOf } from "./merged-order.ts";
import type { WantedRow } from "./wanted-row.ts";

type Submit = v.InferOutput<typeof SubmitRequest>;

const bounded = (text: string): string => {
  if (textLength(text) > orderLimits.messageLength)
    refuse("messageTooLong", { max: orderLimits.messageLength });
  if (checkControls(text)) refuse("controlCharacters");
  return normalizeText(text);
};

/** The message to each shop; an order without one has an empty one. */
export const remarksOf = ({ orderShopParams = [] }: Submit): Map<number, string> =>
  new Map(orderShopParams.map(({ shopId, remarks }) => [shopId, bounded(remarks)]));

/** Answers to the fields that the goods ask for; a required one left out refuses by its name. */
export function remarkAnswersOf(
  { virtualRemarkList = [] }: Submit,
  wanted: readonly Pick<WantedRow, "goods">[],
): RemarkAnswer[] {
  return remarkFieldsOf(wanted).flatMap(({ prodId, name, required }) => {
    const given = virtualRemarkList.find((one) => one.prodId === prodId && one.name === name)?.value ?? "";
    if (required && given === "") refuse("requiredFieldMissing", { name });
    if (required && isBlank(given)) refuse("blankContent");
    const value = bounded(given);
    return value === "" ? [] : [{ prodId, name, value }];
  });
}
