import type { QuoteView } from "../quote-view.ts";

export interface QuoteSheetProps {
  /** The quote. */
  quote: QuoteView;
  /** All quotes. */
  backHref: string;
  /** The checkout at the quoted prices. */
  acceptHref: string;
  /** The form of a counter-offer. */
  againHref: string;
  /** Goods can be asked for once more after it ended: a form with the same goods. */
  renewHref: string;
  /** Without it the button sends `intent=withdraw`. */
  onWithdraw?: () => void;
  /** Without it the button sends `intent=decline`. */
  onDecline?: () => void;
  /** Declining or withdrawing is on its way. Default false. */
  isPending?: boolean;
  /** Hands the offer out as a PDF. */
  onPdf: () => void;
  /** The PDF is on its way. Default false. */
  isDrawing?: boolean;
}
