import type { QuickAddedLine, QuickResult, QuickRow } from "./quick-rows.ts";

export interface QuickOrderResultProps {
  /** Rows of the list with what was found for each. */
  rows: readonly QuickRow[];
  /** What became of rows that were to go into the cart, by their line. */
  results?: Readonly<Record<number, QuickResult>>;
  /** The cart is being filled. */
  isAdding?: boolean;
  /** Puts all rows that can be bought into the cart. Without it the button sends `intent=to-cart` with the form. */
  onAdd?: (lines: readonly QuickAddedLine[]) => void;
  /** The purchase list that the rows are for; without one they become another. */
  listName?: string | undefined;
  /** They are on their way into a list. */
  isListing?: boolean;
  /** Puts all rows that can be bought into a list. Without it the button sends `intent=to-list` with the form. */
  onList?: (lines: readonly QuickAddedLine[]) => void;
  /** Where prices of all rows that can be bought are asked for. */
  quoteHrefFor?: (lines: readonly QuickAddedLine[]) => string | undefined;
}
