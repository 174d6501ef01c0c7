import type { CheckoutView } from "@tradehall/mall-adapters/checkout";
import { BookingField } from "@tradehall/mall-components/checkout/BookingField";
import { type BookingName, bookingNames } from "@tradehall/mall-rules/checks/order";
import type { Booking } from "./submit-order-page-props.ts";

interface CheckoutBookingProps {
  booking: Booking;
  checkout: Pick<CheckoutView, "required">;
  typed: Record<string, string>;
  faults: Record<string, string> | undefined;
  typedInto: (name: string) => (text: string) => void;
}

/** What the order is booked on: a number for all, cost centre and project for enterprises. */
export function CheckoutBooking({ booking, checkout, typed, faults, typedInto }: CheckoutBookingProps) {
  const offered: Record<BookingName, readonly string[]> = { poNumber: [], ...booking.offered };
  // What is required is asked for, even where it is not known what is offered.
  const isAsked = (name: BookingName) =>
    name === "poNumber" || booking.isOfEnterprise || checkout.required.includes(name);
  const names = bookingNames.filter(isAsked);
  return names.map((name) => (
    <BookingField
      key={name}
      name={name}
      isRequired={checkout.required.includes(name)}
      suggestions={offered[name]}
      value={typed[name] ?? ""}
      onChange={typedInto(name)}
      {...(faults?.[name] ? { errorMessage: faults[name] } : {})}
    />
  ));
}
