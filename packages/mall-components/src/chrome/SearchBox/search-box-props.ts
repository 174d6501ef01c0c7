import type { FormEvent } from "react";

/** Why a search was sent. */
export type SearchSource = "typed" | "history" | "suggestion" | "hotWord";

export interface SearchBoxProps {
  /** Keyword to start with, from the address. */
  defaultKeyword?: string;
  /** Coupon of the address, carried over (Spec §2). */
  couponId?: string;
  /** Words searched before, newest first; shown for an empty keyword. */
  history?: readonly string[];
  /** Suggestions for what is typed now (`productName`). */
  suggestions?: readonly string[];
  /** Called 300 ms after the last keystroke, once per word, never during IME composition, with the trimmed half-width word. */
  onInput?: (keyword: string) => void;
  /** Called when the box gets the focus, to load the history. */
  onFocus?: () => void;
  /** Called before the form is sent; `preventDefault` lets the router go there. */
  onSearch?: (keyword: string, source: SearchSource, event: FormEvent<HTMLFormElement>) => void;
  /** Called to delete one word of the history. */
  onDeleteHistory?: (keyword: string) => void;
  /** Called to delete the whole history. */
  onClearHistory?: () => void;
  /** Whether the shop is closed: a search calls `onClosedShop` instead (Spec §4). */
  isShopClosed?: boolean;
  /** Called instead of searching while the shop is closed. */
  onClosedShop?: () => void;
  /** `/` puts the focus here. Default true; one box of a page should listen. */
  hasShortcut?: boolean;
  /** Which part of the mall the buyer is in: when it changes, the box shows the address's keyword again (Spec §2). */
  place?: string;
}
