/** Levels of members as components show them. */
import { thousands } from "@tradehall/mall-rules/money";
import type { IntlShape } from "react-intl";
import { memberWords } from "../messages/member.messages.ts";

export interface MemberBenefits {
  memberPrice: boolean;
  freeFreight: boolean;
  /** Points that an order earns, in percent. */
  pointsPercent: number;
  /** Points on the birthday. */
  birthdayPoints: number;
  /** Coupons that such members alone can claim now. */
  coupons: number;
}

export interface MemberLevelView {
  id: number;
  name: string;
  isPaid: boolean;
  minGrowth: number;
  benefits: MemberBenefits;
}

/** 1.2 of 120 percent. */
export const timesOf = (percent: number): string => String(percent / 100);

/** What a level gives, each in a few words. */
export function benefitTexts(benefits: MemberBenefits, { formatMessage }: IntlShape): string[] {
  const { memberPrice, freeFreight, pointsPercent, birthdayPoints, coupons } = benefits;
  return [
    ...(memberPrice ? [formatMessage(memberWords.memberPrice)] : []),
    ...(freeFreight ? [formatMessage(memberWords.freeFreight)] : []),
    ...(pointsPercent > 100
      ? [formatMessage(memberWords.pointsTimes, { times: timesOf(pointsPercent) })]
      : []),
    ...(birthdayPoints > 0
      ? [formatMessage(memberWords.birthdayGift, { points: thousands(String(birthdayPoints)) })]
      : []),
    ...(coupons > 0 ? [formatMessage(memberWords.couponCount, { count: coupons })] : []),
  ];
}
