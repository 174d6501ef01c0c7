/**
 * Quotes (询价): their states, who may move them and where to. One table for the server, which decides, and for every
 * screen, whose buttons it draws (docs/decisions/2026-11-27-quotes.md).
 */
import { quoteLimits } from "../../limits/quote.ts";
import type { MessageEvent } from "../account/message.ts";

/** Asked: the shop answers. Answered: the buyer orders, asks again or declines, within its validity. */
export const quoteStates = ["asked", "answered", "accepted", "declined", "withdrawn", "expired"] as const;
export type QuoteState = (typeof quoteStates)[number];

/** A state as a screen has it: `other` is one that only the server knows. */
export type ShownQuoteState = QuoteState | "other";

export const quoteParties = ["buyer", "shop"] as const;
export type QuoteParty = (typeof quoteParties)[number];

export const quoteActs = ["answer", "withdraw", "accept", "counter", "decline"] as const;
export type QuoteAct = (typeof quoteActs)[number];

interface QuoteMove {
  by: QuoteParty;
  next: QuoteState;
}

/** State → act → who and next state. An act that is not listed cannot happen there. */
export const quoteMoves: Record<QuoteState, Partial<Record<QuoteAct, QuoteMove>>> = {
  asked: {
    answer: { by: "shop", next: "answered" },
    withdraw: { by: "buyer", next: "withdrawn" },
  },
  answered: {
    accept: { by: "buyer", next: "accepted" },
    counter: { by: "buyer", next: "asked" },
    decline: { by: "buyer", next: "declined" },
  },
  accepted: {},
  declined: {},
  withdrawn: {},
  expired: {},
};

/** Those that wait for either side. */
export const openQuoteStates = ["asked", "answered"] as const satisfies readonly QuoteState[];

interface KeptQuote {
  /** As it is kept: `answered` stays there until its end is noticed. */
  state: QuoteState;
  validUntil: Date | null;
}

/** The state at a moment: an answer is over with its validity. */
export const quoteStateAt = ({ state, validUntil }: KeptQuote, now: Date): QuoteState =>
  state === "answered" && validUntil !== null && validUntil <= now ? "expired" : state;

/** What a side may do now; `asks` is how often the buyer has asked. */
export const quoteActsOf = (
  { state, asks }: { state: QuoteState; asks: number },
  party: QuoteParty,
): QuoteAct[] =>
  quoteActs.filter(
    (act) => quoteMoves[state][act]?.by === party && !(act === "counter" && asks >= quoteLimits.rounds),
  );

/** What the buyer is written of an answer, of its last day and of its end. */
export const quoteTells = {
  answered: "quoteAnswered",
  endsSoon: "quoteEndsSoon",
  expired: "quoteExpired",
} as const satisfies Record<string, MessageEvent>;
