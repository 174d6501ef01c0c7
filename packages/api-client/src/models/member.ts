/** Members: growth and levels, daily sign-in, tasks, paid levels and buying them. */
import {
  growthSources,
  levelKinds,
  memberTasks,
  taskStates,
} from "@tradehall/mall-rules/states/membership/member";
import { buyBlocks, buyKinds } from "@tradehall/mall-rules/states/membership/membership";
import { paymentStatuses } from "@tradehall/mall-rules/states/payment/payment";
import * as v from "valibot";
import { orderNumber } from "./order.ts";
import { payNo } from "./payment.ts";
import { dateTime, day, flag, id, instant, int, money } from "./wire.ts";

const count = v.pipe(v.number(), v.integer());
const { nullable, object, picklist, string } = v;

export const MemberLevel = object({
  levelId: id,
  /** Reached by growth, or paid. */
  kind: picklist(levelKinds),
  /** Its place among its kind, from 1. */
  rank: count,
  name: string(),
  /** Growth that reaches it; of a paid one, without which it is not sold. */
  minGrowth: count,
  benefits: object({
    memberPrice: flag,
    /** No freight of self-operated shops. */
    freeFreight: flag,
    /** Points that an order earns, in percent. */
    pointsPercent: count,
    /** Points on the birthday. */
    birthdayPoints: count,
    /** Coupons that can be claimed now by such members alone. */
    coupons: count,
  }),
});
export type MemberLevel = v.InferOutput<typeof MemberLevel>;

/** A paid level that runs, or the last one that is over. */
const Membership = object({ level: MemberLevel, isRunning: flag, endTime: dateTime, endsAt: instant });
export type Membership = v.InferOutput<typeof Membership>;

const MemberTask = object({
  task: picklist(memberTasks),
  state: picklist(taskStates),
  growth: count,
  points: count,
});

export const SignIn = object({
  /** Of China. */
  today: day,
  isSignedIn: flag,
  /** Days in a row, with today where it is signed in. */
  streak: count,
  /** Points of the next sign-in: today's, or tomorrow's. */
  nextPoints: count,
  /** Month that is shown, `yyyy-MM`, and its days that were signed in. */
  month: string(),
  days: v.array(day),
});
export type SignIn = v.InferOutput<typeof SignIn>;

export const MemberCenter = object({
  growth: count,
  points: count,
  /** Of the growth; null where the mall has no levels. */
  level: nullable(MemberLevel),
  next: nullable(MemberLevel),
  membership: nullable(Membership),
  /** What membership has saved on orders that were paid and not taken back. */
  saved: object({ price: money, freight: money }),
  signIn: SignIn,
  tasks: v.array(MemberTask),
  now: instant,
});
export type MemberCenter = v.InferOutput<typeof MemberCenter>;

export const MemberLevels = object({
  /** By growth, then paid ones, each by rank. */
  levels: v.array(MemberLevel),
  /** Own ones: by growth, and the paid one that runs. */
  ownLevelIds: v.array(id),
  growth: count,
});
export type MemberLevels = v.InferOutput<typeof MemberLevels>;

export const GrowthChange = object({
  id,
  source: picklist(growthSources),
  /** Signed. */
  change: count,
  left: count,
  orderNumbers: v.array(orderNumber),
  time: dateTime,
});
export type GrowthChange = v.InferOutput<typeof GrowthChange>;

/** A paid level as it can be bought now. */
const LevelOnSale = object({
  level: MemberLevel,
  kind: picklist(buyKinds),
  /** Why it cannot be bought; null where it can. */
  block: nullable(picklist(buyBlocks)),
  terms: v.array(
    object({
      months: count,
      price: money,
      /** Until when one is a member with it, bought now. */
      endTime: dateTime,
      /** Days of it that the rest of the level that runs is worth. */
      carriedDays: count,
    }),
  ),
});
export type LevelOnSale = v.InferOutput<typeof LevelOnSale>;

export const MemberOffer = object({
  levels: v.array(LevelOnSale),
  membership: nullable(Membership),
  growth: count,
  balance: money,
  /** Ways to pay, in the order they are offered. */
  payTypes: v.array(int),
  now: instant,
});
export type MemberOffer = v.InferOutput<typeof MemberOffer>;

/** One attempt to buy a paid level. */
export const MemberPurchase = object({
  payNo,
  levelId: id,
  levelName: string(),
  months: count,
  payType: int,
  status: picklist(paymentStatuses),
  amount: money,
  /** Text of the QR code; `""` until it was opened, and where none is. */
  qrText: string(),
  /** Until when one is a member with it; null until it is paid. */
  endTime: nullable(dateTime),
  expiresAt: instant,
  now: instant,
});
export type MemberPurchase = v.InferOutput<typeof MemberPurchase>;

export const growthLevelExample: MemberLevel = {
  ...{ levelId: 2, kind: "growth", rank: 2, name: "铜牌会员", minGrowth: 500 },
  benefits: { memberPrice: 0, freeFreight: 0, pointsPercent: 100, birthdayPoints: 50, coupons: 0 },
};
export const paidLevelExample: MemberLevel = {
  ...{ levelId: 6, kind: "paid", rank: 1, name: "优享卡", minGrowth: 0 },
  benefits: { memberPrice: 1, freeFreight: 1, pointsPercent: 120, birthdayPoints: 200, coupons: 1 },
};
export const membershipExample: Membership = {
  ...{ level: paidLevelExample, isRunning: 1, endTime: "2027-11-21 09:31:02", endsAt: 1_826_933_462_000 },
};
export const signInExample: SignIn = {
  ...{ today: "2026-11-21", isSignedIn: 1, streak: 3, nextPoints: 10 },
  ...{ month: "2026-11", days: ["2026-11-19", "2026-11-20", "2026-11-21"] },
};
export const memberPurchaseExample: MemberPurchase = {
  ...{ payNo: "P261121093102713904826", levelId: 6, levelName: "优享卡", months: 12, payType: 3 },
  ...{ status: "waiting", amount: "168.00", qrText: "weixin://wxpay/bizpayurl?pr=P261121093102713904826" },
  ...{ endTime: null, expiresAt: 1_795_397_700_000, now: 1_795_397_400_000 },
};
