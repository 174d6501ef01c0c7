/** Members: growth, sign-in, tasks, buying a level. */
import type { MemberTask } from "../states/membership/member.ts";
import { day } from "./units.ts";

export const memberLimits = {
  /** Growth for each whole yuan paid. */
  growthPerYuan: 1,
  /** Points of the days of a streak, which begins again after the last. */
  signInPoints: [5, 5, 10, 10, 15, 15, 30],
  signInGrowth: 2,
  /** A level that runs longer than this takes no more renewals. */
  aheadMs: 2 * 365 * day,
  /** Months of sign-ins that can be looked at, back from this one. */
  monthsBack: 12,
} as const;

/** What a task gives, once. */
export const taskAwards: Readonly<Record<MemberTask, { growth: number; points: number }>> = {
  profile: { growth: 50, points: 20 },
  mail: { growth: 50, points: 20 },
  address: { growth: 20, points: 10 },
  firstOrder: { growth: 100, points: 50 },
  firstReview: { growth: 50, points: 30 },
};
