import * as v from "valibot";
import { flag, money } from "./wire.ts";

/** What an account has beside its profile, for its own buyer. */
export const Account = v.object({
  /** The confirmed mail address, masked; "" without one. */
  userMail: v.string(),
  /** The address that waits for its link to be opened; "" for none. */
  waitingMail: v.string(),
  /** 1: goods are recommended by what was looked at and bought. */
  prodRecommendation: flag,
  /** When the account closes for good, in ms; null while nothing was asked. */
  closesAt: v.nullable(v.number()),
});
export type Account = v.InferOutput<typeof Account>;

export const accountExample: Account = {
  userMail: "c***@example.com",
  waitingMail: "",
  prodRecommendation: 1,
  closesAt: null,
};

/** What blocks closing an account, and what is lost with it. */
export const Closing = v.object({
  /** Orders that are to be paid, shipped or received; the newest twenty. */
  orders: v.array(v.object({ orderNumber: v.string(), status: v.number() })),
  /** Refunds that are not over; the newest twenty. */
  refunds: v.array(v.object({ refundSn: v.string() })),
  /** Names of enterprises whose administrator the buyer is. */
  enterprises: v.array(v.string()),
  balance: money,
  points: v.number(),
  /** Coupons that could still be used. */
  coupons: v.number(),
  /** When it closes, in ms; null while nothing was asked. */
  closesAt: v.nullable(v.number()),
});
export type Closing = v.InferOutput<typeof Closing>;

export const closingExample: Closing = {
  orders: [{ orderNumber: "202601010001", status: 2 }],
  refunds: [],
  enterprises: [],
  balance: "120.00",
  points: 800,
  coupons: 2,
  closesAt: null,
};
