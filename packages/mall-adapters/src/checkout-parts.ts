/** What is beside an order that is about to be submitted: what it is booked on, its invoice. */
import type { Allowance } from "@tradehall/api-client/models/approval";
import type { InvoiceTitle } from "@tradehall/api-client/models/invoice";
import type { ChosenInvoice } from "@tradehall/mall-components/checkout/InvoiceRow";
import { invoiceTypeName, titleKindName } from "@tradehall/mall-rules/states/payment/invoice";
import type { OrderChoices } from "./checkout-choices.ts";

/** What an order can be booked on, and what earlier ones were. */
export interface Booking {
  isOfEnterprise: boolean;
  offered: { costCentre: string[]; project: string[] };
}

/** Nothing but a number of the buyer's own where the allowance is not known. */
export const toBooking = (known?: Allowance): Booking => ({
  isOfEnterprise: known?.isOfEnterprise === 1,
  offered: { costCentre: known?.costCentres ?? [], project: known?.projects ?? [] },
});

/** The invoice that was chosen; undefined where none was, or where its title is no more. */
export function toChosenInvoice(
  { invoice }: OrderChoices,
  titles: readonly InvoiceTitle[],
): ChosenInvoice | undefined {
  const title = invoice && titles.find((one) => one.titleId === invoice.titleId);
  return (
    title && {
      type: invoiceTypeName(invoice.invoiceType),
      titleKind: titleKindName(title.titleType),
      title: title.titleName,
    }
  );
}
