/** A way to pay. A real provider is one more file that keeps this promise, and one more row in `index.ts`. */
import type { Fen } from "@tradehall/mall-rules/money";
import type { Sentence } from "@tradehall/mall-rules/words";
import type { Database } from "../db/opened-database.ts";

interface PayAttempt {
  payNo: string;
  userId: number;
  amountFen: Fen;
  /** When it is made, and until when it can be paid. */
  at: Date;
  expiresAt: Date;
  /** Where a provider's page sends the buyer back to; `""` for none. */
  returnUrl: string;
}

interface MoneyBack {
  payNo: string;
  refundSn: string;
  amountFen: Fen;
  at: Date;
}

/**
 * One that is outside. It is given no transaction, and is asked only where none is open (`ask-provider.ts`): what is
 * asked is written first, and asked again with the same numbers when no answer came.
 */
export interface Provider {
  /** Wire number (mall-rules states/payment/payment). */
  payType: number;
  /** Opens the attempt and answers the text of its QR code; the same `payNo` again answers the same. */
  open(attempt: PayAttempt, signal: AbortSignal): Promise<{ qrText: string }>;
  /**
   * Takes on to give money back, and reports later when the buyer has it; the same `refundSn` and `payNo` again is the same
   * money.
   */
  giveBack(money: MoneyBack, signal: AbortSignal): Promise<void>;
}

/** One whose money is in this database: it moves with the orders and refunds, in their transaction. */
export interface Account {
  payType: number;
  /** Takes the money of these orders at once, which are locked; refuses where there is too little. */
  takeAtOnce(tx: Database, attempt: PayAttempt & { orderNumbers: readonly string[] }): Promise<void>;
  /** Gives it back: the buyer has it with that. */
  giveBack(tx: Database, money: MoneyBack & { userId: number }): Promise<void>;
}

/** The platform's account at a bank: money comes days later, found by its reference (modules/payment/transfer). */
export interface Bank extends Pick<Provider, "payType" | "giveBack"> {
  account: Record<"accountName" | "bankName", Sentence> & { accountNo: string };
}

export type PayMethod = Provider | Bank | Account;

export const isProvider = (method: PayMethod): method is Provider => "open" in method;
export const isBank = (method: PayMethod): method is Bank => "account" in method;
/** What it gives back the buyer has at once; what others give back they are asked for. */
export const isAccount = (method: PayMethod): method is Account => "takeAtOnce" in method;
