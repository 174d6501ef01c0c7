/** What an order is booked on, as it is kept; refuses what cannot be, and what its enterprise requires and is not there. */
import { faultsOf, normalized } from "@tradehall/mall-rules/checks/form";
import { type BookingName, bookingRules, poNumberRules } from "@tradehall/mall-rules/checks/order";
import { refuseFields } from "#server/refuse.ts";

/** The buyer's own number of a purchase. */
export function keptPoNumber(typed: string): string {
  const values = normalized(poNumberRules, new Map([["poNumber", typed]]));
  refuseFields(faultsOf(poNumberRules, values));
  return values.poNumber;
}

export function keptBooking(
  typed: Partial<Record<BookingName, string | undefined>>,
  required: readonly BookingName[],
): Record<BookingName, string> {
  const rules = bookingRules(required);
  const values = normalized(rules, new Map(Object.entries(typed)));
  refuseFields(faultsOf(rules, values));
  return values;
}
