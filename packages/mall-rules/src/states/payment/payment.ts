/** One attempt to pay: a QR code or a balance payment, as a state machine (Spec §4, conventions "payment"). */
import { nameOfNumber } from "../../records/index.ts";

export const paymentStatuses = ["waiting", "scanned", "paid", "failed", "expired", "closed"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentEvents = ["scan", "succeed", "fail", "expire", "close"] as const;
export type PaymentEvent = (typeof paymentEvents)[number];

/** A paid attempt stays paid; a failed, expired or closed one is replaced by a new attempt. */
export const paymentMoves: Record<PaymentStatus, Partial<Record<PaymentEvent, PaymentStatus>>> = {
  waiting: { scan: "scanned", succeed: "paid", fail: "failed", expire: "expired", close: "closed" },
  scanned: { succeed: "paid", fail: "failed", expire: "expired", close: "closed" },
  paid: {},
  failed: {},
  expired: {},
  closed: {},
};

export const nextPaymentStatus = (from: PaymentStatus, event: PaymentEvent): PaymentStatus | undefined =>
  paymentMoves[from][event];

/** Whether the page still waits for this attempt. */
export const isPaymentOpen = (status: PaymentStatus): boolean => status === "waiting" || status === "scanned";

/** Pay methods with the family's wire numbers. */
export const payTypes = {
  points: 0,
  alipay: 2,
  wechatScan: 3,
  balance: 9,
  /** By the enterprise's bank, within seven days (对公转账). */
  bankTransfer: 21,
  /** Owed to the shop until its due date (账期). */
  accountTerms: 22,
} as const;
export type PayMethod = keyof typeof payTypes;
export const payMethodName = (number: number): PayMethod | undefined => nameOfNumber(payTypes, number);
