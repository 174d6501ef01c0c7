/** The buyer's own number of a purchase, as it is kept; refuses one that cannot be. */
import { faultsOf, tidied } from "@tradehall/mall-rules/checks/form";
import { poNumberRules } from "@tradehall/mall-rules/checks/order";
import { refuseFields } from "#server/refuse.ts";

export function keptPoNumber(typed: string): string {
  const values = tidied(poNumberRules, new Map([["poNumber", typed]]));
  refuseFields(faultsOf(poNumberRules, values));
  return values.poNumber;
}
