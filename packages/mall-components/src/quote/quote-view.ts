/** Quotes as their pages show them. */

import { lookup } from "@tradehall/mall-rules/lookup";
import type { YuanText } from "@tradehall/mall-rules/money";
import type {
  QuoteAct,
  QuoteParty,
  QuoteState,
  ShownQuoteState,
} from "@tradehall/mall-rules/states/purchase/quote";
import type { GoodsView } from "../product/goods-views.ts";

export interface QuoteCardView {
  quoteNo: string;
  href: string;
  shopName: string;
  state: ShownQuoteState;
  /** Who asked. */
  askedBy: string;
  /** When it last changed, as text. */
  changedText: string;
  /** Names of the first goods. */
  goods: readonly string[];
  pictures: readonly string[];
  lineCount: number;
  /** What the shop offers in all. */
  amount?: YuanText;
  /** Until when it can be ordered, as text, and whole days until then. */
  validText?: string;
  daysLeft?: number;
}

/** Goods of a quote: what was asked for and what the shop offers. */
export interface QuoteLineView {
  id: string;
  goods: GoodsView;
  unit: string;
  /** What a piece costs without the quote. */
  today: YuanText;
  quantity: number;
  wished?: YuanText;
  offered?: YuanText;
  /** The shop has answered without a price for it. */
  isNotOffered?: boolean;
  /** What is offered above (+) or below (-) the wish. */
  difference?: YuanText;
  minimum?: number;
  deliverBy?: string;
  subtotal?: YuanText;
}

export interface QuoteRoundView {
  id: string;
  by: QuoteParty;
  time: string;
  note: string;
  amount?: YuanText;
  pictures: readonly string[];
}

export interface QuoteView {
  quoteNo: string;
  shopName: string;
  shopHref: string;
  state: ShownQuoteState;
  askedBy: string;
  createdText: string;
  amount?: YuanText;
  validText?: string;
  daysLeft?: number;
  /** The order that it became. */
  orderHref?: string;
  lines: readonly QuoteLineView[];
  /** Newest first. */
  rounds: readonly QuoteRoundView[];
  actions: readonly QuoteAct[];
}

const tones = {
  asked: "info",
  answered: "warning",
  accepted: "success",
  declined: "neutral",
  withdrawn: "neutral",
  expired: "neutral",
} as const satisfies Record<QuoteState, string>;

/** Colour of a quote's state. */
export const quoteTone = (state: ShownQuoteState) => lookup(tones, state, "neutral");
