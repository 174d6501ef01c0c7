/** Refunds as their buyer sees them (family §7 numbers; names of our own, family §9). */
import { refundLimits } from "@tradehall/mall-rules/limits";
import {
  cargoStatuses,
  refundActions,
  refundApplyTypes,
  refundEvents,
  refundParties,
  refundTypes,
} from "@tradehall/mall-rules/states/after-sale/refund";
import * as v from "valibot";
import { orderedGoods, orderNumber } from "./order.ts";
import { dateTime, flag, id, instant, int, money, page, pictures, text, typedMoney } from "./wire.ts";

export const refundSn = v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{6,32}$/));
export const refundSnParam = v.object({ refundSn });

export const applyType = v.pipe(int, v.picklist(Object.values(refundApplyTypes)));
export const cargoStatus = v.pipe(int, v.picklist(Object.values(cargoStatuses)));

/** Pieces of a line. */
const ChosenLine = v.object({ orderItemId: id, prodCount: v.pipe(int, v.minValue(1)) });

const choice = {
  /** 1 all that is left of the order, 2 chosen lines. */
  refundType: v.pipe(int, v.picklist(Object.values(refundTypes))),
  /** Of chosen lines; for the whole order missing, or all that is left. */
  items: v.optional(v.pipe(v.array(ChosenLine), v.maxLength(50))),
  /** 1 money only, 2 money and goods. */
  applyType,
  /** 0 goods not received, 1 received. */
  cargoStatus,
};

/** What a buyer would have refunded. */
export const RefundChoice = v.object({
  orderNumber,
  ...choice,
  /** A refused refund that is being mended: its own pieces are free again. */
  refundSn: v.optional(refundSn),
});

const application = {
  ...choice,
  /** Name of a reason, as `/p/orderRefund/reasons` answers it. */
  buyerReason: text(40),
  /** Missing is the most that may go back. */
  refundAmount: v.optional(typedMoney),
  /** Explanation, up to 200 characters. */
  buyerDesc: v.optional(text(refundLimits.explanationLength)),
  /** Up to five of the buyer's own uploads, sent for this purpose, comma-joined: signed or not. */
  photoFiles: v.optional(text(2_000)),
};
export const RefundRequest = v.object({ orderNumber, ...application });
export const RefundEdit = v.object(application);

/** One line of an order with how many of it may be refunded. */
export const RefundableItem = v.object({
  ...orderedGoods,
  /** Paid for all pieces of it. */
  actualTotal: money,
  /** Pieces that may be chosen now, 0 where none. */
  maxCount: v.number(),
  /** Why the line cannot be chosen, in the buyer's language; `""` where it can. */
  why: v.string(),
  isGift: flag,
  /** 1 where nothing was paid for it: it is not chosen, and goes back with the last of what was paid for. */
  goesWithRest: flag,
});

/** What of an order may be refunded, and how: what the form is drawn from. */
export const RefundOffer = v.object({
  orderNumber,
  shopId: id,
  shopName: v.string(),
  /** State of the order. */
  status: v.number(),
  orderMold: v.number(),
  freightAmount: money,
  canRefund: flag,
  /** Why nothing of the order can be refunded; `""` where something can. */
  why: v.string(),
  /** Whether all that is left can be refunded at once, and why not. */
  canAllRefund: flag,
  whyNotAll: v.string(),
  /** Kinds of refund open to it, each with what may be said of the goods. */
  ways: v.array(v.object({ applyType: v.number(), cargoStatuses: v.array(v.number()) })),
  items: v.array(RefundableItem),
  /** When the days for refunds are over; null before receipt. */
  endsAt: v.nullable(instant),
  now: instant,
});
export type RefundOffer = v.InferOutput<typeof RefundOffer>;

/** What a choice would give back. */
export const RefundQuote = v.object({
  /** Goods and freight: the most that may be asked for. */
  maxAmount: money,
  goodsAmount: money,
  freightAmount: money,
  /** Points that go back. */
  score: v.number(),
  /** 1 where the order's coupons go back with it. */
  returnsCoupons: flag,
  /** 1 where the buyer has no say in the amount (退款金额不可修改). */
  isAmountFixed: flag,
  /** 1 where it is the order's last: it brings the freight, and no refund of the order can be withdrawn after it. */
  isLast: flag,
  items: v.array(v.object({ orderItemId: id, prodCount: v.number(), amount: money, score: v.number() })),
  now: instant,
});
export type RefundQuote = v.InferOutput<typeof RefundQuote>;

/** A refund after an action: enough to redraw its buttons. */
export const RefundState = v.object({
  refundSn,
  orderNumber,
  /** 1 applied, 2 to send back, 3 on its way back, 4 money under way, 5 done, 6 withdrawn, 7 refused, -1 closed. */
  returnMoneySts: v.number(),
  /** For whom the state waits; null for one that lasts. */
  waitsFor: v.nullable(v.picklist(refundParties)),
  /** When the clock moves it on. */
  deadlineAt: v.nullable(instant),
  allowedActions: v.array(v.picklist(refundActions)),
  now: instant,
});
export type RefundState = v.InferOutput<typeof RefundState>;

export const RefundItem = v.object({
  ...orderedGoods,
});
export type RefundItem = v.InferOutput<typeof RefundItem>;

export const RefundCard = v.object({
  ...v.omit(RefundState, ["now"]).entries,
  shopId: id,
  shopName: v.string(),
  refundType: v.number(),
  applyType: v.number(),
  refundAmount: money,
  /** Points that go back with it. */
  refundScore: v.number(),
  applyTime: dateTime,
  items: v.array(RefundItem),
});
export type RefundCard = v.InferOutput<typeof RefundCard>;

export const RefundPage = v.object({ ...page(RefundCard).entries, now: instant });
export type RefundPage = v.InferOutput<typeof RefundPage>;

/** One step of the negotiation. What a step does not say is null or `""`. */
export const RefundLog = v.object({
  event: v.picklist(["apply", ...refundEvents]),
  by: v.picklist(refundParties),
  time: dateTime,
  /** The state it led to, for whom that waits and until when. */
  returnMoneySts: v.number(),
  waitsFor: v.nullable(v.picklist(refundParties)),
  deadlineAt: v.nullable(instant),
  /** Of an application and its mending: what was asked for. */
  amount: v.nullable(money),
  applyType: v.nullable(v.number()),
  reasonText: v.string(),
  /** The buyer's explanation, the seller's words. */
  text: v.string(),
  photoFiles: pictures,
  expressName: v.string(),
  expressNo: v.string(),
});
export type RefundLog = v.InferOutput<typeof RefundLog>;

export const RefundDetail = v.object({
  ...RefundCard.entries,
  cargoStatus: v.number(),
  buyerReason: v.string(),
  reasonText: v.string(),
  buyerDesc: v.string(),
  photoFiles: pictures,
  /** Part of the amount. */
  freightAmount: money,
  isLast: flag,
  returnsCoupons: flag,
  /** The way the money goes back (family pay types); null where none was paid. */
  payType: v.nullable(v.number()),
  /** Why the seller refused. */
  sellerMsg: v.string(),
  expressName: v.string(),
  expressNo: v.string(),
  mobile: v.string(),
  /** Where goods are sent back to; null where none come back. */
  returnAddr: v.nullable(v.object({ receiver: v.string(), mobile: v.string(), addr: v.string() })),
  /** When the seller decided, the buyer sent, the seller received, the money went back, it ended. */
  handelTime: v.nullable(dateTime),
  shipTime: v.nullable(dateTime),
  receiveTime: v.nullable(dateTime),
  refundTime: v.nullable(dateTime),
  endTime: v.nullable(dateTime),
  /** Newest first. */
  logs: v.array(RefundLog),
  now: instant,
});
export type RefundDetail = v.InferOutput<typeof RefundDetail>;
