/** Fields of the checkout's form beside its choices. */
import type { CheckoutView } from "@tradehall/mall-adapters/checkout";
import type { Booking } from "@tradehall/mall-adapters/checkout-parts";
import { BookingField } from "@tradehall/mall-components/checkout/BookingField";
import { DepositTerms } from "@tradehall/mall-components/checkout/DepositTerms";
import { PreSalePlan } from "@tradehall/mall-components/promotion/PreSalePlan";
import { type BookingName, bookingNames } from "@tradehall/mall-rules/checks/order";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";

/** What the form says of the order as it was drawn. */
export function CheckoutFields({ checkout, canSubmit }: { checkout: CheckoutView; canSubmit: boolean }) {
  const { uuid, amounts, labels, shown, required, shops } = checkout;
  const fields = [
    ["uuid", uuid],
    ["actualTotal", amounts.payable],
    ...Object.entries(labels).map(([name, label]) => [`label-${name}`, label]),
    ...shown.map((choice) => ["shown", choice]),
    ...shops.flatMap(({ lines }) => lines.map((line) => [`price-${line.id}`, line.price])),
    ...required.map((name) => ["required", name]),
    ...(checkout.preSale ? [["termsOf", "deposit"]] : []),
  ];
  return (
    <>
      {/* The first button of a form is what Enter presses in its fields. */}
      <button type="submit" name="intent" value="submit" hidden disabled={!canSubmit} />
      {fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

interface TypedProps {
  /** What was typed and what is wrong with it, by input name; and what keeps it. */
  typed: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, string>> | undefined;
  typedInto: (name: string) => (text: string) => void;
}

interface CheckoutBookingProps extends TypedProps {
  booking: Booking;
  checkout: Pick<CheckoutView, "required">;
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

interface CheckoutPreSaleProps extends TypedProps {
  checkout: Pick<CheckoutView, "preSale">;
}

/** What is paid now and what later, and the rule that is to be agreed to; nothing of goods that are sold otherwise. */
export function CheckoutPreSale({ checkout, typed, faults, typedInto }: CheckoutPreSaleProps) {
  const { preSale } = checkout;
  if (!preSale) return null;
  const name = "depositAgreed";
  const { depositTo, shipBy, ...amounts } = preSale;
  return (
    <Surface>
      <Stack>
        <PreSalePlan
          {...amounts}
          current={0}
          depositTo={depositTo}
          {...(shipBy === null ? {} : { shipBy })}
        />
        <DepositTerms
          {...amounts}
          isAgreed={typed[name] === "1"}
          onChange={(isAgreed) => typedInto(name)(isAgreed ? "1" : "")}
          {...(faults?.[name] ? { errorMessage: faults[name] } : {})}
        />
      </Stack>
    </Surface>
  );
}
