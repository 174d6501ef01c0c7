/** Levels of members for stories. */
import type { MemberLevelView } from "../membership/member-view.ts";

const none = { memberPrice: false, freeFreight: false, pointsPercent: 100, birthdayPoints: 0, coupons: 0 };
const level = (
  id: number,
  name: string,
  minGrowth: number,
  benefits: Partial<MemberLevelView["benefits"]>,
  isPaid = false,
): MemberLevelView => ({ id, name, minGrowth, isPaid, benefits: { ...none, ...benefits } });
const paid = { memberPrice: true, freeFreight: true };

export const growthLevels = [
  level(1, "普通会员", 0, {}),
  level(2, "铜牌会员", 500, { birthdayPoints: 50 }),
  level(3, "银牌会员", 2_000, { birthdayPoints: 100, pointsPercent: 110 }),
  level(4, "金牌会员", 8_000, { birthdayPoints: 200, pointsPercent: 120 }),
  level(5, "钻石会员", 20_000, { birthdayPoints: 500, pointsPercent: 150 }),
] as const;

export const plusLevel = level(
  6,
  "优享卡",
  0,
  { ...paid, pointsPercent: 120, birthdayPoints: 200, coupons: 1 },
  true,
);
export const primeLevel = level(
  7,
  "尊享卡",
  500,
  { ...paid, pointsPercent: 150, birthdayPoints: 500, coupons: 2 },
  true,
);
export const eliteLevel = level(
  8,
  "至尊卡",
  5_000,
  { ...paid, pointsPercent: 200, birthdayPoints: 1_000, coupons: 2 },
  true,
);
