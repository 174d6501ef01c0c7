/** A way to pay. A real provider is one more file that keeps this promise, and one more row in `index.ts`. */
import type { Fen } from "@tradehall/mall-rules/money";
import type { Database } from "../db/database.ts";

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
  userId: number;
  refundSn: string;
  amountFen: Fen;
  at: Date;
}

export interface PayMethod {
  /** Wire number (mall-rules states/payment). */
  payType: number;
  /** Opens the attempt with the provider and answers the text of its QR code; missing where the money is taken at once. */
  open?(attempt: PayAttempt): Promise<{ qrText: string }>;
  /** Takes the money inside the transaction that moves the orders; refuses where there is too little. */
  takeAtOnce?(tx: Database, attempt: PayAttempt): Promise<void>;
  /**
   * Gives money back the way it came, inside the transaction that moves the refund. "done" where the buyer has it with
   * that; "asked" where the provider takes its time and reports later.
   */
  giveBack(tx: Database, money: MoneyBack): Promise<"done" | "asked">;
}
