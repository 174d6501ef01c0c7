import type { EditableAddress } from "@tradehall/mall-adapters/address";
import type { CheckoutView } from "@tradehall/mall-adapters/checkout";
import type { OrderChoices } from "@tradehall/mall-adapters/checkout-choices";
import type { Booking } from "@tradehall/mall-adapters/checkout-parts";
import type { BlockedLineView } from "@tradehall/mall-components/cart/BlockedLines";
import type { ChosenInvoice } from "@tradehall/mall-components/checkout/InvoiceRow";
import type { YuanText } from "@tradehall/mall-rules/money";

/** What became of the last press that did not lead on. */
export interface CheckoutAnswer {
  faults: Record<string, string>;
  message: string;
  /** The order was made by an earlier press and is as it is. */
  isPlaced?: boolean;
  /** What was typed, for a page that has no script to keep it. */
  typed?: Record<string, string>;
  /** What the order lost since the page was drawn. */
  blocked?: BlockedLineView[];
  /** Unit prices that the page showed, by line, where they are others now. */
  changedFrom?: Record<string, YuanText>;
  /** No answer came, or none that says whether the order was made. */
  isUnknown?: boolean;
}

export interface SubmitOrderPageProps {
  booking: Booking;
  choices: OrderChoices;
  /** Rows of goods are low. */
  isCompact: boolean;
  checkout: CheckoutView | null;
  /** The server's words where the goods cannot be ordered now. */
  refusal: string;
  /** What was given up on the way here; empty where nothing was. */
  note: string;
  addresses: EditableAddress[];
  provinces: { id: string; name: string }[];
  /** The invoice that was chosen. */
  invoice: ChosenInvoice | undefined;
  /** Whether the order was made already, as it is. */
  isPlaced: boolean;
  answer: CheckoutAnswer | undefined;
}

export type CheckoutFormProps = Omit<SubmitOrderPageProps, "checkout" | "refusal" | "isPlaced" | "note"> & {
  checkout: CheckoutView;
};
