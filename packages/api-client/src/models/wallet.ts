/** Points and balance: what is there, how it moved, topping up. */
import { balanceSources, pointSources } from "@tradehall/mall-rules/states/payment/ledger";
import { paymentStatuses } from "@tradehall/mall-rules/states/payment/payment";
import * as v from "valibot";
import { orderNumber } from "./order.ts";
import { payNo } from "./payment.ts";
import { dateTime, id, instant, int, money } from "./wire.ts";

/** Which movements of a ledger: 0 all, 1 what came in, 2 what went out. */
export const ledgerWays = { all: 0, in: 1, out: 2 } as const;
export const ledgerWay = v.optional(v.pipe(int, v.picklist(Object.values(ledgerWays))), ledgerWays.all);

const movement = {
  id,
  /** Orders that it belongs to; empty for what belongs to none. */
  orderNumbers: v.array(orderNumber),
  time: dateTime,
};

/** One movement of a balance. */
export const BalanceChange = v.object({
  ...movement,
  source: v.picklist(balanceSources),
  /** Signed. */
  amount: money,
  /** What was left after it. */
  left: money,
  /** The payment or top-up; `""` for what the platform changed. */
  payNo: v.string(),
  /** Of money that a refund gave back; else `""`. */
  refundSn: v.string(),
});
export type BalanceChange = v.InferOutput<typeof BalanceChange>;

/** One movement of points. */
export const PointChange = v.object({
  ...movement,
  source: v.picklist(pointSources),
  /** Signed. */
  change: v.number(),
  left: v.number(),
  /** When points that were earned lapse. */
  lapseTime: v.nullable(dateTime),
});
export type PointChange = v.InferOutput<typeof PointChange>;

/** What a buyer holds, and by which ways more can be paid in. */
export const Balance = v.object({
  balance: money,
  /** The most that can be topped up now. */
  room: money,
  /** Ways to pay for it, in the order they are offered; none where this server takes no payments from outside. */
  payTypes: v.array(v.number()),
});
export type Balance = v.InferOutput<typeof Balance>;

/** Points, and which of them lapse next (family §2 `getUserScore`). */
export const Points = v.object({
  score: v.number(),
  growth: v.number(),
  level: v.number(),
  /** The next points to lapse; null where none do. */
  lapsing: v.nullable(v.object({ score: v.number(), time: dateTime })),
});
export type Points = v.InferOutput<typeof Points>;

/** One attempt to top up. */
export const TopUp = v.object({
  payNo,
  payType: v.number(),
  status: v.picklist(paymentStatuses),
  amount: money,
  /** Text of the QR code; `""` until it was opened. */
  qrText: v.string(),
  expiresAt: instant,
  now: instant,
});
export type TopUp = v.InferOutput<typeof TopUp>;

export const topUpExample: TopUp = {
  payNo: "P261121093102713904826",
  payType: 3,
  status: "waiting",
  amount: "1000.00",
  qrText: "weixin://wxpay/bizpayurl?pr=P261121093102713904826",
  expiresAt: 1_795_397_700_000,
  now: 1_795_397_400_000,
};
