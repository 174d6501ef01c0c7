/** Corporate transfers (对公转账): the reference, and what becomes of money that a bank reports (Spec §4). */

import { transferLimits } from "../../limits/transfer.ts";
import { type Fen, fen, sumFen } from "../../money/index.ts";

/** Without letters and digits that look alike. */
export const referenceAlphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** `TH` and eight letters or digits; `random` answers a whole number below its argument. */
export const makeReference = (random: (below: number) => number): string =>
  "TH" +
  Array.from(
    { length: transferLimits.reference },
    () => referenceAlphabet[random(referenceAlphabet.length)],
  ).join("");

/** As banks pass it on: in small letters, with spaces, hyphens, or among other words; `""` where there is none. */
export const referenceIn = (text: string): string =>
  /TH[2-9A-HJKMNP-Z]{8}/.exec(text.toUpperCase().replace(/[^0-9A-Z]/g, ""))?.[0] ?? "";

/** What is more than was to pay goes into the payer's balance, or back to the account that it came from. */
export const excessWays = ["balance", "payer"] as const;
export type ExcessWay = (typeof excessWays)[number];

/**
 * What a receipt did: it, or the last of several, paid the whole; less than that has arrived yet; more has; it was paid
 * already; its time was over; no reference says what it is for; it was sent back.
 */
export const receiptOutcomes = ["exact", "short", "over", "twice", "late", "unknown", "returned"] as const;
export type ReceiptOutcome = (typeof receiptOutcomes)[number];

interface ReceiptFacts {
  amountFen: Fen;
  /** What of it paid, went into the balance, went back. */
  appliedFen: Fen;
  balanceFen: Fen;
  returnedFen: Fen;
  /** State of the payment that it was sent for; nothing where no reference matches. */
  status: string | undefined;
}

export function receiptOutcome(receipt: ReceiptFacts): ReceiptOutcome {
  const { amountFen, appliedFen, returnedFen, status } = receipt;
  if (status === undefined) return returnedFen === amountFen ? "returned" : "unknown";
  if (appliedFen === amountFen) return "exact";
  if (appliedFen > 0) return "over";
  if (status === "paid") return "twice";
  return status === "waiting" ? "short" : "late";
}

/** What of each receipt pays, in the order in which they came, up to the amount. */
export function appliedOf(amountFen: Fen, receipts: readonly { amountFen: Fen }[]): Fen[] {
  let left: number = amountFen;
  return receipts.map((receipt) => {
    const applied = Math.min(left, receipt.amountFen);
    left -= applied;
    return fen(applied);
  });
}

export const hasArrived = (amountFen: Fen, receipts: readonly { amountFen: Fen }[]): boolean =>
  sumFen(receipts, (one) => one.amountFen) >= amountFen;
